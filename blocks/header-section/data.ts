import { defineLoad } from '#runtime/block/types.ts';
import { readMenu } from '#runtime/page/read-menu.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface MenuItem extends Omit<NavigationItem, 'children'> {
  readonly children: readonly MenuItem[];
  /** Key of the menu to read the entries below from: the page does not hold them. */
  readonly more?: string;
}

export interface HeaderData {
  readonly items: readonly MenuItem[];
}

export const load = defineLoad<typeof model, HeaderData>(async (context) => {
  const settings = await context.api.call('option.filter', {});
  const key = (settings.ok && settings.value.ThemeNavigations?.main) || 'main';
  const items = await readMenu(context, key);
  // The public call has no drafts.
  if (context.isDraft) return ok({ items });
  const closed = (item: NavigationItem) => closedEntry(item, key, context.url.pathname);
  return ok({ items: items.map((item) => ({ ...item, children: item.children.map(closed) })) });
});

/**
 * Leaves out what is below an entry of the second level. Entries stay below one without a page, which could not
 * list them, and beside the current page.
 */
function closedEntry(item: NavigationItem, key: string, here: string): MenuItem {
  const { children, link } = item;
  const isOpen = link === '' || children.some(({ path }) => path === here);
  return isOpen || children.length === 0 ? item : { ...item, children: [], more: key };
}
