import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { PickedEntity, Pickers } from '../pickers.ts';

/** Pictures and products of a text that are already loaded, so that they render at once. */
export interface KnownEntities {
  readonly media: Map<string, Media | null>;
  readonly products: Map<string, PickedEntity | undefined>;
}

export const nothingKnown = (): KnownEntities => ({ media: new Map(), products: new Map() });

export async function findKnownEntities(
  value: JsonObject | undefined,
  { findMedia, findEntities }: Pickers,
): Promise<KnownEntities> {
  const known = nothingKnown();
  const keys = attributesOf(value, 'image', 'media');
  const slugs = attributesOf(value, 'product', 'slug');
  const [media, products] = await Promise.all([
    Promise.all(keys.map(findMedia)),
    slugs.length > 0 ? findEntities('product', slugs) : [],
  ]);
  for (const [index, key] of keys.entries()) {
    const medium = media[index];
    if (medium !== undefined) known.media.set(key, medium);
  }
  for (const [index, slug] of slugs.entries()) known.products.set(slug, products[index]);
  return known;
}

/** Returns the unique string values of one attribute of all nodes of a type. */
function attributesOf(value: Json | undefined, type: string, name: string): string[] {
  const found = new Set<string>();
  const visit = (node: Json | undefined) => {
    if (!isObject(node)) return;
    const attribute = isObject(node.attrs) ? node.attrs[name] : undefined;
    if (node.type === type && typeof attribute === 'string') found.add(attribute);
    if (Array.isArray(node.content)) (node.content as readonly Json[]).forEach(visit);
  };
  visit(value);
  return [...found];
}
