import { defineLoad } from '#runtime/block/types.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface HeaderData {
  readonly items: readonly NavigationItem[];
}

/** A header without its navigation is better than none: a fault leaves the list empty. */
export const load = defineLoad<typeof model, HeaderData>(async ({ api }) => {
  const settings = await api.call('option.filter', {});
  const key = settings.ok ? settings.value.ThemeNavigations?.main : null;
  const tree = await api.call('navigation.tree', { id: key ?? 'main' });
  return ok({ items: tree.ok ? tree.value : [] });
});
