import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const option = `option.${ids.engraving}`;
const signs = `option.${ids.signs}`;
const cart = { path: '/kosarica' };

/** Returns a visitor with one ring in the cart, and the id of its row. */
async function buyer(values: Record<string, string | string[]> = {}) {
  const visitor = createVisitor(shop);
  const ring = { productId: `${ids.ring}`, qty: '2', [option]: 'Ana', [signs]: ['a', 'b'] };
  const { session } = await visitor.run('cart.add', { ...ring, ...values });
  return { visitor, itemId: `${session.cart?.items[0]?.itemId}` };
}

const linesOf = async (visitor: Visitor) =>
  (await visitor.open('hr')).cart?.items.map(({ qty, options }) => [qty, options]);

test.each([
  ['pressed away', 'cart.remove', {}],
  ['set to 0', 'cart.update', { qty: '0' }],
])(
  'a line %s without scripts can be restored with all its choices · CART-41 CART-37',
  async (_, command, more) => {
    const { visitor, itemId } = await buyer();
    const before = await linesOf(visitor);
    await visitor.run(command, { itemId, undo: 'yes', ...more }, cart);
    expect(await linesOf(visitor)).toEqual([]);
    const { removed } = await visitor.open('hr');
    expect(removed?.name).toBeTruthy();
    const back = await visitor.run('cart.add', { ...removed?.values, undo: 'yes' }, cart);
    expect(back).toMatchObject({ ok: true, session: { removed: null } });
    expect(await linesOf(visitor)).toEqual(before);
    expect((await visitor.open('hr')).removed).toBeUndefined();
  },
);

test('with scripts the page offers the undo itself, so the line is not stored in a cookie', async () => {
  const { visitor, itemId } = await buyer();
  await visitor.run('cart.remove', { itemId }, cart);
  expect(visitor.cookies.has('removedLine')).toBe(false);
});

test.each(['[]', 'x', '{"name":1}', '{"name":"a","values":{"qty":1}}', 'null'])(
  'a tampered cookie of a removed line (%s) is ignored',
  async (text) => {
    const visitor = createVisitor(shop);
    visitor.cookies.set('removedLine', text);
    expect((await visitor.open('hr')).removed).toBeUndefined();
  },
);

test('instructions are stored with the cart by their own form · CART-09', async () => {
  const { visitor } = await buyer();
  const orderMessage = ' Kod susjede,\r\n2. kat ';
  const saved = await visitor.run('cart.note', { orderMessage }, cart);
  expect(saved.notices.map(({ text }) => text)).toEqual(['core.notifications.noteSaved']);
  expect((await visitor.open('hr')).cart?.orderMessage).toBe('Kod susjede,\n2. kat');
  await visitor.run('cart.note', { orderMessage: ' ' }, cart);
  expect((await visitor.open('hr')).cart?.orderMessage).toBeNull();
});

test('instructions that are too long stay in their field with an error · CART-09', async () => {
  const { visitor } = await buyer();
  const longest = 'a'.repeat(2000);
  expect((await visitor.run('cart.note', { orderMessage: longest }, cart)).ok).toBe(true);
  expect((await visitor.open('hr')).cart?.orderMessage).toBe(longest);
  const refused = await visitor.run('cart.note', { orderMessage: 'a'.repeat(2001) }, cart);
  expect(refused.submission?.errors).toEqual({ orderMessage: 'errors.maxLength {"max":2000}' });
});
