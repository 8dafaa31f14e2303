import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import type { LoadContext } from '../block/types.ts';
import { leadsToShop } from '../routes/shop-links.ts';

type Items = readonly NavigationItem[];

/** Entries of a menu; empty when it cannot be read, as a page without its menu is better than none. */
export async function readMenu({ api, site }: LoadContext, id: string): Promise<Items> {
  const tree = await api.call('navigation.tree', { id });
  if (!tree.ok) return [];
  return site.hasStore ? tree.value : withoutShop(tree.value);
}

/** An entry that only opens others goes with the last of them. */
function withoutShop(items: Items): NavigationItem[] {
  return items.flatMap((item) => {
    if (leadsToShop(item.link)) return [];
    const children = withoutShop(item.children);
    const isEmpty = item.link === '' && item.children.length > 0 && children.length === 0;
    return isEmpty ? [] : [{ ...item, children }];
  });
}
