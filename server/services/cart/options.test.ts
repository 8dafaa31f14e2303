import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function addRing(options: object) {
  const session = await fillCart(shop, []);
  return shop.call('cart.addItem', { ...session, productId: ids.ring, qty: 1, options });
}

const named = { [ids.engraving]: 'Ana' };

test('prices chosen options on the server · ENT-05 PROD-12', async () => {
  const personalizations = {
    ...named,
    [ids.wrap]: 'yes',
    [ids.metal]: 'gold',
    [ids.length]: '17,5',
    [ids.day]: '2026-12-24',
    [ids.signs]: ['b', 'a'],
  };
  const added = await addRing({ personalizations });
  expect(added.ok && added.value.items[0]).toMatchObject({
    prices: { converted: { finalPrice: 15_650, retailPrice: 15_650 } },
    options: { personalizations: { [ids.length]: 17.5, [ids.signs]: ['a', 'b'] } },
  });
  expect(added.ok && added.value.items[0]?.chosen).toContainEqual({
    label: 'Izbor 3',
    value: 'hr-gold',
  });
});

test.each([
  ['a missing required one', {}, 'required', ids.engraving],
  ['a text that is too long', { [ids.engraving]: 'ABCDEFGHI' }, 'maxLength', ids.engraving],
  ['control characters', { [ids.engraving]: 'a\u0000b' }, 'optionInvalid', ids.engraving],
  ['an unknown choice', { ...named, [ids.metal]: 'lead' }, 'optionInvalid', ids.metal],
  ['a price as a choice', { ...named, [ids.metal]: 5 }, 'optionInvalid', ids.metal],
  ['a text for a number', { ...named, [ids.length]: '0x1F' }, 'numberInvalid', ids.length],
  ['a day that does not exist', { ...named, [ids.day]: '2026-02-30' }, 'dateInvalid', ids.day],
  ['one bad choice of many', { ...named, [ids.signs]: ['a', 'x'] }, 'optionInvalid', ids.signs],
  ['an option of no product', { ...named, 777: 'x' }, 'optionInvalid', 777],
])('refuses %s · ENT-14', async (_, personalizations, code, option) => {
  const refused = await addRing({ personalizations });
  expect(refused).toMatchObject({ ok: false, error: { code, field: `option.${option}` } });
});

test('reads a custom price option by title, never its price · PROD-14 ENT-05', async () => {
  const customPriceOption = { customOptionTitle: 'Izbor 3', customOptionValue: 'hr-gold' };
  const added = await addRing({ personalizations: named, customPriceOption });
  expect(added.ok && added.value.prices.converted.itemsTotal).toBe(15_000);
  const english = { customOptionTitle: 'Choice 3', customOptionValue: 'en-gold' };
  const same = await addRing({ personalizations: named, customPriceOption: english });
  expect(same.ok && same.value.prices.converted.itemsTotal).toBe(15_000);
  const typed = { customOptionTitle: `Izbor ${ids.engraving}`, customOptionValue: 'ANA' };
  const engraved = await addRing({ customPriceOption: typed });
  const personalizations = { [ids.engraving]: 'ANA' };
  expect(engraved.ok && engraved.value.items[0]?.options).toEqual({ personalizations });
  const forged = { customOptionTitle: 'Izbor 3', customOptionValue: -9999 };
  const refused = await addRing({ personalizations: named, customPriceOption: forged });
  expect(refused).toMatchObject({ ok: false, error: { code: 'optionInvalid' } });
});

test.each(['Simple', 'EProduct'] as const)(
  'a variant of the format %s is a part of a bundle, another format is none · CONST-65 BUNDLE-12',
  async (format) => {
    const variant = shop.database.db.updateTable('products').where('id', '=', ids.shirtSmall);
    const session = await fillCart(shop, []);
    const bundleOptions = [{ id: ids.map }, { main: ids.shirt, selected: ids.shirtSmall }];
    const add = () =>
      shop.call('cart.addItem', {
        ...session,
        productId: ids.bundle,
        qty: 1,
        options: { bundleOptions },
      });
    await variant.set({ format }).execute();
    const added = await add();
    await variant.set({ format: 'Bundle' }).execute();
    const refused = await add();
    await variant.set({ format: 'Simple' }).execute();
    expect(added).toMatchObject({ value: { items: [{ options: { bundleOptions } }] } });
    expect(refused).toMatchObject({ error: { code: 'bundleNotResolved' } });
  },
);

test('the parts of a bundle have their own choices · ENT-05', async () => {
  const { db } = shop.database;
  const entry = { product_id: ids.bundle, item_product_id: ids.ring, position: 9, qty: 1 };
  await db.insertInto('bundle_items').values(entry).execute();
  const session = await fillCart(shop, []);
  const choices = (personalizations: object) => [
    { id: ids.map },
    { main: ids.shirt, selected: ids.shirtSmall },
    { id: ids.ring, options: { personalizations } },
  ];
  const add = (personalizations: object) => {
    const options = { bundleOptions: choices(personalizations) };
    return shop.call('cart.addItem', { ...session, productId: ids.bundle, qty: 1, options });
  };
  expect(await add({})).toMatchObject({
    error: { code: 'required', field: `bundle.${ids.ring}.option.${ids.engraving}` },
  });
  const added = await add(named);
  await db.deleteFrom('bundle_items').where('position', '=', 9).execute();
  expect(added).toMatchObject({
    value: { items: [{ productId: ids.bundle, options: { bundleOptions: choices(named) } }] },
  });
});

test('joins equal choices and separates different ones · CART-31', async () => {
  const session = await fillCart(shop, []);
  const add = (personalizations: object) =>
    shop.get('cart.addItem', {
      ...session,
      productId: ids.ring,
      qty: 1,
      options: { personalizations },
    });
  await add({ [ids.engraving]: ' Ana ', [ids.wrap]: true });
  await add({ [ids.wrap]: 'on', [ids.engraving]: 'Ana' });
  const { items } = await add({ [ids.engraving]: 'Iva' });
  expect(items.map(({ qty }) => qty)).toEqual([2, 1]);
  const changed = await shop.get('cart.updateItem', {
    ...session,
    itemId: items[1]?.itemId,
    qty: 3,
    options: { personalizations: { [ids.engraving]: 'Ana', [ids.wrap]: true } },
  });
  expect(changed.items.map(({ qty }) => qty)).toEqual([5]);
});

test('a line with new choices keeps its position · API-094 CART-31', async () => {
  const session = await fillCart(shop, []);
  const options = { personalizations: named };
  const ring = { ...session, productId: ids.ring, qty: 1, options };
  const { items } = await shop.get('cart.addItem', ring);
  await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 });
  const changed = await shop.get('cart.updateItem', {
    ...session,
    itemId: items[0]?.itemId,
    qty: 2,
    options: { personalizations: { ...named, [ids.wrap]: 'yes' } },
  });
  expect(changed.items[0]).toMatchObject({
    itemId: items[0]?.itemId,
    qty: 2,
    prices: { converted: { row: 20_700 } },
  });
});

/** Creates a cart with the given shirts, both sizes in stock; `change` updates the first row. */
async function cartOfShirts(sizes: readonly [number, number][]) {
  const { db } = shop.database;
  const stocked = db.updateTable('products').set({ stock: 20 });
  await stocked.where('id', 'in', [ids.shirtSmall, ids.shirtLarge]).execute();
  const session = await fillCart(shop, sizes);
  const { items } = await shop.get('cart.getCart', session);
  const itemId = items[0]?.itemId;
  return {
    session,
    itemId,
    change: (productId: number, more = {}) =>
      shop.call('cart.updateItem', { ...session, itemId, qty: 2, productId, ...more }),
  };
}

const rowsOf = (cart: { ok: boolean; value?: unknown }) => {
  const { items } = cart.value as { items: { itemId: number; productId: number; qty: number }[] };
  return items.map(({ itemId, productId, qty }) => [itemId, productId, qty]);
};

test('another variant replaces the one in its row · API-094 CART-31 PROD-01 PROD-08', async () => {
  const { session, itemId, change } = await cartOfShirts([[ids.shirtSmall, 2]]);
  await shop.get('cart.addItem', { ...session, productId: ids.book, qty: 1 });
  const changed = await change(ids.shirtLarge, { options: {} });
  expect(rowsOf(changed)).toEqual([
    [itemId, ids.shirtLarge, 2],
    [expect.any(Number), ids.book, 1],
  ]);
});

test('changing a row to a variant with its own row merges the two · API-094 CART-31 CART-04', async () => {
  const sizes: [number, number][] = [
    [ids.shirtSmall, 2],
    [ids.shirtLarge, 1],
  ];
  const { change } = await cartOfShirts(sizes);
  expect(rowsOf(await change(ids.shirtLarge))).toEqual([[expect.any(Number), ids.shirtLarge, 3]]);
});

test.each([
  ['another product', ids.book, 'productNotFound'],
  ['an unknown one', 99_999, 'productNotFound'],
  ['the product without a variant', ids.shirt, 'productNotFound'],
])('a row cannot be changed to %s · API-094 CART-31 CA5', async (_, productId, code) => {
  const { session, change } = await cartOfShirts([[ids.shirtSmall, 1]]);
  expect(await change(productId)).toMatchObject({ ok: false, error: { code } });
  const { items } = await shop.get('cart.getCart', session);
  expect(items.map((item) => [item.productId, item.qty])).toEqual([[ids.shirtSmall, 1]]);
});

test('prices in a body change nothing · ERR-16', async () => {
  const session = await fillCart(shop, []);
  const input = { ...session, productId: ids.map, qty: 1, price: 1 };
  expect(await shop.call('cart.addItem', input)).toMatchObject({ error: { code: 'badRequest' } });
});
