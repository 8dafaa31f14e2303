import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, textsIn } from '#schemas/languages.ts';
import { loadOrderFile } from '#server/services/orders/admin/order-file.ts';
import { pageOf } from '#tests/support/page.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { orderAdminDocument } from './order-admin-document.tsx';

let shop: TestShop;
let number: number;
beforeAll(async () => {
  shop = await openShop();
  const cart = await readyCart(
    shop,
    [
      [ids.map, 2],
      [ids.book, 1],
    ],
    ids.bank,
  );
  const member = await shop.get('cart.applyMemberCard', { ...cart.session, barcode: '100' });
  const notes = { orderMessage: '<script>alert(1)</script>', giftMessage: '</p><img src=x>' };
  await shop.get('checkout.createOrder', { ...orderOf(member), ...notes });
  ({ number } = await shop.database.db
    .selectFrom('orders')
    .select('number')
    .executeTakeFirstOrThrow());
});
afterAll(() => shop.close());

const site = { site: pageOf([]).site };
const assets = { headTags: ['<link rel="stylesheet" href="/a.css">'] };

async function sheet(language: (typeof languages)[number], confirm: 'cancel' | null = null) {
  const file = await loadOrderFile(shop.database.db, number);
  if (!file) throw new Error('the order is gone');
  const page = { kind: 'order', file, confirm, done: null, error: null, typed: {} } as const;
  return orderAdminDocument(page, language, site, assets);
}

test.each(languages)(
  'an order explains every cent in %s, without scripts · CO9',
  async (language) => {
    const html = await sheet(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<script|<img|undefined|%\{|\[object/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const agrees = {
      hr: 'Koraci se zbrajaju točno',
      en: 'The steps add up',
      de: 'Die Schritte ergeben genau',
    };
    expect(html).toContain(textsIn(agrees, language));
  },
);

test('every step of a price is a row: regular, sale, member, and the result', async () => {
  const html = await sheet('hr');
  const steps = [...html.matchAll(/<th scope="row">([^<]+)<\/th><td[^>]*>([^<]+)</g)].map(
    ([, what, amount]) => `${what} ${amount?.replaceAll('\u00a0', ' ')}`,
  );
  expect(steps).toEqual([
    'Redovna cijena 40,00 €',
    'Akcija −10,00 €',
    'Članska cijena −6,00 €',
    'Redovna cijena 9,00 €',
    'Cijena dostave 4,50 €',
  ]);
});

test('an action that cannot be undone asks for confirmation and offers a way back', async () => {
  const html = await sheet('en', 'cancel');
  expect(html).toContain('This cannot be undone.');
  expect(html).toContain(`<form action="/en/admin/orders/${number}" method="post">`);
  expect(html).toContain('name="state" value="pending_payment"');
  expect(html).toContain('Not now');
});

test('a page says when its order is missing, or may not be seen', () => {
  expect(orderAdminDocument({ kind: 'forbidden' }, 'de', site, assets)).toContain('„orders“');
  expect(orderAdminDocument({ kind: 'missing' }, 'hr', site, assets)).toContain('Te narudžbe nema');
});
