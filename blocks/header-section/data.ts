import { defineLoad } from '#runtime/block/types.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

/** A header without its navigation is better than none: a fault leaves the list empty. */
export const load = defineLoad<typeof model, { readonly items: readonly NavigationItem[] }>(
  async ({ api }) => {
    const tree = await api.call('navigation.tree', { id: 'main' });
    return ok({ items: tree.ok ? tree.value.children : [] });
  },
);
