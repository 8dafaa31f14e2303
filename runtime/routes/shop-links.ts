import { shopScreens } from './table.ts';

/** Link targets that exist only while the site has stores (PAGE-03), mapped to empty addresses. */
export const deadShopLinks: Readonly<Record<string, ''>> = {
  'product:': '',
  'category:': '',
  ...Object.fromEntries(shopScreens.map((screen) => [`screen:${screen}`, '' as const])),
};

export function leadsToShop(target: string): boolean {
  const kind = target.slice(0, target.indexOf(':') + 1);
  return Object.hasOwn(deadShopLinks, target) || Object.hasOwn(deadShopLinks, kind);
}
