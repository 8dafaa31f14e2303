import { describe, expect, it } from 'vitest';
import { cartItemHref, homeHref, pageHref, screenHref, targetHref } from './href.ts';

const item = {
  itemId: 5,
  slug: 'majica-plava-m',
  mainProductSlug: 'majica',
  isVisibleIndividually: false,
};

describe('addresses', () => {
  it('has the home link at the language root · ROUTE-28', () => {
    expect([homeHref('hr'), homeHref('en'), homeHref('de')]).toEqual(['/', '/en', '/de']);
  });

  it('links posts and pages by slug · ROUTE-29 ROUTE-30', () => {
    expect(pageHref('hr', 'o-nama')).toBe('/o-nama');
    expect(pageHref('en', 'about')).toBe('/en/about');
  });

  it('links products in the words of the language · ROUTE-31', () => {
    expect(screenHref('hr', 'product', 'karta')).toBe('/produkt/karta');
    expect(screenHref('de', 'product', 'karte')).toBe('/de/product/karte');
  });

  it('links post categories to the blog, others to the shop · ROUTE-32 ROUTE-33', () => {
    expect(targetHref('hr', 'post-category:novosti')).toBe('/objave/novosti');
    expect(targetHref('hr', 'category:knjige')).toBe('/shop/knjige');
  });

  it('links events by id · ROUTE-34', () => {
    expect(targetHref('de', 'event:7')).toBe('/de/Veranstaltung/7');
  });

  it('opens the parent of a variant in the cart · ROUTE-35', () => {
    expect(cartItemHref('hr', item)).toBe('/produkt/majica?cartItemId=5');
  });

  it('opens an individually visible variant itself · ROUTE-36', () => {
    expect(cartItemHref('hr', { ...item, isVisibleIndividually: true })).toBe(
      '/produkt/majica-plava-m',
    );
  });

  it('prefers addresses that the back end resolved', () => {
    expect(targetHref('en', 'page:o-nama', { 'page:o-nama': '/en/about' })).toBe('/en/about');
  });
});
