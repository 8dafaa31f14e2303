import { defineLoad } from '#runtime/block/types.ts';
import { toPictureOrNull } from '#runtime/product/shown-picture.ts';
import type { PictureMedia } from '#runtime/ui/picture.tsx';
import type { Category } from '#schemas/entities/category.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface CategoryTile {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly flag: string;
  readonly count: number;
  readonly picture: PictureMedia | null;
}

export interface CategoryData {
  readonly tiles: readonly CategoryTile[];
}

/** Loads the subcategories of a category, or the top-level ones (CAT-01, CAT-03). */
export const load = defineLoad<typeof model, CategoryData>(async (context, { parent }) => {
  const { api, site, screen, param } = context;
  if (!site.hasStore) return ok({ tiles: [] });
  const slug = parent || (screen === 'category' ? param : null);
  const tree = await api.call('category.filter', { tree: true });
  if (!tree.ok) return tree;
  const roots = tree.value.records;
  const shown = slug ? (findCategory(roots, slug)?.children ?? []) : roots;
  return ok({ tiles: shown.map(toTile) });
});

function findCategory(categories: readonly Category[], slug: string): Category | undefined {
  for (const category of categories) {
    const isMeant = category.slug === slug || Object.values(category.slugs ?? {}).includes(slug);
    const found = isMeant ? category : findCategory(category.children ?? [], slug);
    if (found) return found;
  }
  return undefined;
}

function toTile({ id, name, slug, flag, totalProducts, image }: Category): CategoryTile {
  return { id, name, slug, flag, count: totalProducts, picture: toPictureOrNull(image) };
}
