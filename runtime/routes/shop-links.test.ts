import { expect, test } from 'vitest';
import { targetHref } from './href.ts';
import { deadShopLinks, leadsToShop } from './shop-links.ts';

const toShop = ['product:karta', 'category:knjige', 'screen:cart', 'screen:checkout'];
const elsewhere = ['page:o-nama', 'post-category:novosti', 'screen:login', 'https://example.com'];

test.each(toShop)('%s links to the shop, and is empty without stores · PAGE-03', (target) => {
  expect(leadsToShop(target)).toBe(true);
  expect(targetHref('hr', target, deadShopLinks)).toBe('');
});

test.each(elsewhere)('%s is unaffected without stores · PAGE-03', (target) => {
  expect(leadsToShop(target)).toBe(false);
  expect(targetHref('hr', target, deadShopLinks)).toBe(targetHref('hr', target));
});
