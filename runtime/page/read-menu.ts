import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { LoadContext } from '../block/types.ts';
import { leadsToShop } from '../routes/shop-links.ts';
import type { SiteInfo } from './payload.ts';

type Items = readonly NavigationItem[];

/**
 * Returns the entries of a menu; empty when it cannot be read, because a page without its menu is better than
 * no page.
 */
export async function readMenu({ api, site }: LoadContext, id: string): Promise<Items> {
  const tree = await api.call('navigation.tree', { id });
  return tree.ok ? shownItems(tree.value, site) : [];
}

/** Leaves out links to the shop while the site has no stores. */
export const shownItems = (items: Items, { hasStore }: Pick<SiteInfo, 'hasStore'>): Items =>
  hasStore ? items : withoutShop(items);

/** An entry without a target is removed when its last child is. */
function withoutShop(items: Items): NavigationItem[] {
  return items.flatMap((item) => {
    if (leadsToShop(item.link)) return [];
    const children = withoutShop(item.children);
    const isEmpty = item.link === '' && item.children.length > 0 && children.length === 0;
    return isEmpty ? [] : [{ ...item, children }];
  });
}
