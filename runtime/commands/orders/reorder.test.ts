import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function buyer(items: Parameters<typeof readyCart>[1]) {
  const visitor = createVisitor(shop);
  const who = await addCustomer(shop);
  await visitor.run('auth.login', who);
  const { id: userId } = await shop.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', who.username)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId, sessionId: crypto.randomUUID() } as const;
  const cart = await readyCart(shop, items, ids.bank);
  const { orderSlug: slug } = await shop.get('checkout.createOrder', orderOf(cart), { actor });
  const lines = async () =>
    (await visitor.open('hr')).cart?.items.map(({ productId, qty }) => [productId, qty]);
  return { visitor, slug, lines };
}

test('an earlier order is added to what is in the cart', async () => {
  const { visitor, slug, lines } = await buyer([[ids.book, 2]]);
  const first = await visitor.run('order.reorder', { slug });
  expect(first).toMatchObject({ ok: true, redirect: '/kosarica' });
  expect(await lines()).toEqual([[ids.book, 2]]);
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
  await visitor.run('order.reorder', { slug });
  expect(await lines()).toEqual([
    [ids.book, 4],
    [ids.map, 1],
  ]);
});

test('what is no longer sold is named for 12 s, the rest is put into the cart · CONST-26', async () => {
  const { visitor, slug, lines } = await buyer([
    [ids.book, 1],
    [ids.map, 1],
  ]);
  const { db } = shop.database;
  await db.updateTable('products').set({ archived: true }).where('id', '=', ids.map).execute();
  const { notices } = await visitor.run('order.reorder', { slug });
  expect(notices).toContainEqual(
    expect.objectContaining({
      kind: 'info',
      text: expect.stringContaining('core.notifications.reorderMissing'),
      duration: 12_000,
    }),
  );
  expect(await lines()).toEqual([[ids.book, 1]]);
  await db.updateTable('products').set({ archived: false }).where('id', '=', ids.map).execute();
});

test('customers cannot reorder what another customer ordered', async () => {
  const [ana, iva] = [await buyer([[ids.book, 1]]), await buyer([[ids.book, 1]])];
  expect((await iva.visitor.run('order.reorder', { slug: ana.slug })).ok).toBe(false);
});
