import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAddresses } from './addresses.mjs';
import { root } from './prepare.mjs';

const folder = mkdtempSync(join(root, '.cache/addresses-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the addresses of a site in Italian and Arabic with these texts of its own. */
function addressesWith(texts: Readonly<Record<string, object>>) {
  const site = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(site, 'texts'));
  for (const [language, own] of Object.entries(texts)) {
    const source = JSON.stringify({ 'runtime/routes': own }, null, 2);
    writeFileSync(join(site, 'texts', `${language}.json`), source);
  }
  return readAddresses({ folder: site, languages: [{ code: 'it' }, { code: 'ar' }] });
}

test('addresses are those of the language files', () => {
  const { paths } = addressesWith({});
  expect(paths['cart']).toEqual({ it: '/carrello', ar: '/cart' });
});

test('a site changes an address, and the one of the engine redirects', () => {
  const { paths, former } = addressesWith({ it: { cart: '/cestino' }, ar: { cart: '/سلة' } });
  expect(paths['cart']).toEqual({ it: '/cestino', ar: '/سلة' });
  expect(former).toMatchObject({ '/carrello': 'cart', '/cart': 'cart' });
});

test('a site lists its former addresses after the present one', () => {
  const { paths, former } = addressesWith({ it: { blog: ['/novita', '/diario'] } });
  expect(paths['blog']).toMatchObject({ it: '/novita' });
  expect(former).toMatchObject({ '/diario': 'blog', '/notizie': 'blog' });
});

test('a former address that another screen took belongs to that screen', () => {
  const { former } = addressesWith({ it: { cart: '/cestino', shop: '/carrello' } });
  expect(former).not.toHaveProperty('/carrello');
});

test('two screens with one address stop the start, with file, line and both names', () => {
  expect(() => addressesWith({ it: { search: '/Cassa' } })).toThrow(
    /texts\/it\.json:\d+ .*both have the address "\/Cassa"/i,
  );
  expect(() => addressesWith({ it: { search: '/cassa' } })).toThrow(
    /checkout.*search|search.*checkout/,
  );
});

test.each([
  ['carrello', 'must be words of letters and digits after slashes'],
  ['/due parole', 'must be words of letters and digits after slashes'],
  ['/cart/:slug', 'must be words of letters and digits after slashes'],
  ['/api/cart', 'begins with "/api", which is not free'],
  ['/Admin/cart', 'begins with "/admin", which is not free'],
  ['/ar/cart', 'begins with "/ar", which is not free'],
])('the address %s stops the start', (cart, sentence) => {
  expect(() => addressesWith({ it: { cart } })).toThrow(sentence);
  expect(() => addressesWith({ it: { cart } })).toThrow(/texts\/it\.json:3 /);
});
