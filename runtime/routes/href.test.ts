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
    expect(pageHref('de', 'ueber-uns/team')).toBe('/de/ueber-uns/team');
    expect([targetHref('en', 'page:about'), targetHref('hr', 'post:vijest')]).toEqual([
      '/en/about',
      '/vijest',
    ]);
  });

  it('never links to another host, however a slug is written · ROUTE-46', () => {
    expect(pageHref('hr', '//evil.example//x/')).toBe('/evil.example/x');
    expect(pageHref('hr', 'o nama/tim?')).toBe('/o%20nama/tim%3F');
  });

  it('links products with path words of the language · ROUTE-31', () => {
    expect(screenHref('hr', 'product', 'karta')).toBe('/produkt/karta');
    expect(screenHref('de', 'product', 'karte')).toBe('/de/product/karte');
    expect(screenHref('en', 'product', 'map')).toBe('/en/product/map');
    expect(targetHref('hr', 'product:karta')).toBe('/produkt/karta');
    expect(targetHref('en', 'product:map')).toBe('/en/product/map');
  });

  it('links post categories to the blog, others to the shop · ROUTE-32', () => {
    expect(targetHref('hr', 'post-category:novosti')).toBe('/objave/novosti');
    expect(targetHref('en', 'post-category:news')).toBe('/en/blog/news');
    expect(targetHref('de', 'category:buecher')).toBe('/de/shop/buecher');
    expect(targetHref('hr', 'category:knjige')).toBe('/shop/knjige');
  });

  it('links events by id · ROUTE-34', () => {
    expect(targetHref('de', 'event:7')).toBe('/de/Veranstaltung/7');
    expect(targetHref('hr', 'event:7')).toBe('/dogadjaj/7');
    expect(targetHref('en', 'event:7')).toBe('/en/event/7');
  });

  it('opens the parent of a variant in the cart · ROUTE-35', () => {
    expect(cartItemHref('hr', item)).toBe('/produkt/majica?cartItemId=5');
    expect(cartItemHref('en', item)).toBe('/en/product/majica?cartItemId=5');
  });

  it('opens an item without a parent itself · ROUTE-35', () => {
    expect(cartItemHref('hr', { ...item, mainProductSlug: null })).toBe('/produkt/majica-plava-m');
  });

  it('opens an individually visible variant itself · ROUTE-36', () => {
    expect(cartItemHref('hr', { ...item, isVisibleIndividually: true })).toBe(
      '/produkt/majica-plava-m',
    );
  });

  it('links screens by their name, home for an unknown one', () => {
    expect(targetHref('de', 'screen:cart')).toBe('/de/einkaufswagen');
    expect(targetHref('de', 'screen:home')).toBe('/de');
    expect(targetHref('de', 'screen:constructor')).toBe('/de');
  });

  it.each(['https://example.com/a?b=c:d', 'mailto:info@example.com', 'tel:+38523', '#kontakt'])(
    'leaves %s unchanged',
    (target) => {
      expect(targetHref('en', target)).toBe(target);
    },
  );

  it('returns an empty address for kinds of targets without pages · PAGE-03', () => {
    const known = { 'product:': '' };
    expect(targetHref('hr', 'product:karta', known)).toBe('');
    expect(targetHref('hr', 'event:7', known)).toBe('/dogadjaj/7');
  });

  it('prefers addresses that the back end resolved', () => {
    expect(targetHref('en', 'page:o-nama', { 'page:o-nama': '/en/about' })).toBe('/en/about');
  });
});
