import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/full.json' with { type: 'json' };

const { cart } = fixture.session;
const seven = '7,77\u00a0€';

/** Renders the totals of the cart, with other amounts, as pairs of label and amount. */
async function rowsOf(language: 'hr' | 'en' | 'de', prices: object = {}, more: object = {}) {
  const converted = { ...cart.prices.converted, ...prices };
  const session = { cart: { ...cart, ...more, prices: { ...cart.prices, converted } } };
  const options = { variant: 'compact' };
  const data = { ...fixture.data, isListed: true };
  const drawing = { language, options, data, session: session as never };
  const html = await renderBlock('cart-summary', drawing);
  const rows = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs);
  return new Map([...rows].map(([, label, amount]) => [label, amount?.replace(/<[^>]+>/g, '')]));
}

test.each([
  ['CART-10', 'itemsTotal', 'Artikli', 'Items', 'Artikel'],
  ['CART-14', 'orderTotal', 'Ukupno', 'Total', 'Gesamtsumme'],
] as const)('%s: %s is in the row %s, %s or %s', async (_, price, ...labels) => {
  for (const [at, language] of (['hr', 'en', 'de'] as const).entries()) {
    const rows = await rowsOf(language, { [price]: 777 });
    expect(rows.get(labels[at] ?? '')).toMatch(/7[.,]77/);
    expect([...rows.values()].filter((amount) => /7[.,]77/.test(amount ?? ''))).toHaveLength(1);
  }
});

test('every promotion is a row: an automatic one by its name, then the coupon · CART-11', async () => {
  const promotions = [
    { code: null, name: 'Jesenska akcija', amount: 250 },
    { code: 'ZIMA', name: null, amount: 777 },
  ];
  const rows = [...(await rowsOf('hr', {}, { promotions }))];
  const at = rows.findIndex(([label]) => label === 'Jesenska akcija');
  expect(rows.slice(at, at + 2)).toEqual([
    ['Jesenska akcija', '−2,50\u00a0€'],
    ['Kupon ZIMA', `−${seven}`],
  ]);
});

test('the coupon is a row with its code and a minus · CART-11 COUPON-08', async () => {
  const promotions = [{ code: 'ZIMA', name: null, amount: 777 }];
  expect((await rowsOf('hr', {}, { promotions })).get('Kupon ZIMA')).toBe(`−${seven}`);
  expect((await rowsOf('en', {}, { promotions })).get('Coupon ZIMA')).toContain('7.77');
  expect((await rowsOf('de', {}, { promotions })).get('Gutschein ZIMA')).toContain('7,77');
  expect([...(await rowsOf('hr', {}, { promotions: [] })).keys()].join()).not.toContain('Kupon');
});

test('a gift voucher is a row with a minus, the total is what is left to pay · CART-14', async () => {
  const rows = await rowsOf('hr', { voucher: 777, orderTotal: 1234 });
  expect(rows.get('Darovni bon')).toBe(`−${seven}`);
  expect(rows.get('Ukupno')).toBe('12,34\u00a0€');
});

test('the discount of members is a row with a minus, unless it is zero · CART-15', async () => {
  const labels = { hr: 'Popust za članove', en: 'Member discount', de: 'Mitgliederrabatt' };
  for (const language of ['hr', 'en', 'de'] as const) {
    const shown = await rowsOf(language, { loyalty: 777 });
    expect(shown.get(labels[language])).toMatch(/^−.*7[.,]77/);
    expect((await rowsOf(language, { loyalty: 0 })).has(labels[language])).toBe(false);
  }
});

test('delivery is a row with its name and price · CART-12', async () => {
  const chosen = { deliveryMethodId: 1, deliveryName: 'BOX', digitalOnly: false };
  const rows = await rowsOf('hr', { delivery: 777 }, chosen);
  expect(rows.get('Dostava: BOX')).toBe(seven);
  expect((await rowsOf('en', { delivery: 777 }, chosen)).get('Delivery: BOX')).toContain('7.77');
  expect((await rowsOf('de', { delivery: 777 }, chosen)).get('Versand: BOX')).toContain('7,77');
  expect((await rowsOf('en', { delivery: 0 }, chosen)).get('Delivery: BOX')).toBe('free');
  const digital = await rowsOf('en', { delivery: 0 }, { digitalOnly: true });
  expect([...digital.keys()].join()).not.toContain('Delivery');
});

test('each rate of tax is a row with its amount · CART-13', async () => {
  const taxes = [
    { rate: 25, base: 3108, tax: 777 },
    { rate: 5.5, base: 1000, tax: 55 },
  ];
  const rows = await rowsOf('hr', {}, { taxes });
  expect(rows.get('Uključen PDV 25 %')).toBe(seven);
  expect(rows.get('Uključen PDV 5,5 %')).toBe('0,55\u00a0€');
  expect((await rowsOf('en', {}, { taxes })).get('VAT 25% included')).toContain('7.77');
  expect((await rowsOf('de', {}, { taxes })).get('Enthaltene MwSt. 25 %')).toContain('7,77');
});
