import type { ReactNode } from 'react';
import { defineLoad } from '#runtime/block/types.ts';
import { readMenu } from '#runtime/page/read-menu.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface MenuItem extends Omit<NavigationItem, 'children'> {
  readonly children: readonly MenuItem[];
  /** Key of the menu with the entries below this one, which the page does not contain. */
  readonly more?: string;
  /** Button that opens the entries below; only in the browser. */
  readonly opener?: ReactNode;
}

export interface HeaderData {
  readonly items: readonly MenuItem[];
  /** Set if an entry has entries below it that the page does not contain. */
  readonly isDeep?: true;
}

export const load = defineLoad<typeof model, HeaderData>(async (context) => {
  const settings = await context.api.call('option.filter', {});
  const key = (settings.ok && settings.value.ThemeNavigations?.main) || 'main';
  const tree = await readMenu(context, key);
  // The browser cannot fetch the entries of a draft: the public call has no drafts.
  if (context.isDraft) return ok({ items: tree });
  const closed = (item: NavigationItem) => closedEntry(item, key, context.url.pathname);
  const items = tree.map((item) => ({ ...item, children: item.children.map(closed) }));
  const isDeep = items.some(({ children }) => children.some(({ more }) => more));
  return ok({ items, ...(isDeep && { isDeep }) });
});

/**
 * Leaves out the entries below one of the second level, unless it has no page, which could list them, or one
 * of them is the current page.
 */
function closedEntry(item: NavigationItem, key: string, here: string): MenuItem {
  const { children, link } = item;
  const isOpen = link === '' || children.some(({ path }) => path === here);
  return isOpen || children.length === 0 ? item : { ...item, children: [], more: key };
}
