import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallContext } from '#server/api/handler.ts';
import { moveOrder } from '#server/services/orders/order-states.ts';
import { inTransaction } from '#server/services/transaction.ts';
import { openMailShop } from '#tests/support/mail.ts';
import { fillCart, orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { OrderState } from '../../db/tables/orders.ts';

const { shop, server, mailer, close } = await openMailShop();
const { db } = shop.database;
afterAll(close);

/** In these tests the book is a voucher of 50 €, and the gift a member card. */
beforeAll(async () => {
  const products = db.updateTable('products');
  await products
    .set({ code_kind: 'voucher', code_months: 36, retail_price: 5000 })
    .where('id', '=', ids.book)
    .execute();
  await products
    .set({ code_kind: 'memberCard', code_months: 12, retail_price: 3500 })
    .where('id', '=', ids.gift)
    .execute();
});

type Items = readonly (readonly [number, number])[];

async function order(items: Items, context: Partial<CallContext> = {}) {
  const cart = await readyCart(shop, items, ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), context);
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  const open = () => shop.get('checkout.order', { orderSlug, ...cart.session });
  return { id, open, read: async () => (await open()).digital ?? null };
}

const move = (id: number, to: OrderState) =>
  inTransaction(db, (step) =>
    moveOrder(step, id, to, { actor: { kind: 'system' }, reason: 'test' }),
  );

async function paid(items: Items, context: Partial<CallContext> = {}) {
  const made = await order(items, context);
  expect((await move(made.id, 'paid')).ok).toBe(true);
  return made;
}

async function buyVoucher() {
  const { id, read } = await paid([[ids.book, 1]]);
  const [voucher] = (await read())?.vouchers ?? [];
  if (!voucher) throw new Error('no voucher');
  const balance = async () => (await read())?.vouchers[0]?.balance;
  return { id, code: voucher.code, balance, read };
}

/** Creates a guest's cart, paid by a voucher as far as it covers. */
async function cartWith(code: string, items: Items) {
  const { session } = await readyCart(shop, items, ids.bank);
  const { holds } = await shop.get('cart.applyCoupon', { ...session, couponCode: code });
  expect(holds).toBe(true);
  return shop.get('cart.getCart', session);
}

/** Does the same for a cart that the voucher covers fully. */
async function freeCart(code: string, items: Items) {
  const { session } = await cartWith(code, items);
  return shop.get('checkout.savePaymentMethod', { ...session, paymentMethodId: ids.free });
}

test('a voucher is issued once on payment, and mailed', async () => {
  const { id, read } = await order([[ids.book, 2]]);
  expect(await read()).toBeNull();
  await Promise.all([move(id, 'paid'), move(id, 'paid')]);
  await move(id, 'processing');
  await move(id, 'paid');
  const vouchers = (await read())?.vouchers ?? [];
  expect(vouchers).toMatchObject([
    { value: 5000, balance: 5000, state: 'valid' },
    { value: 5000, balance: 5000, state: 'valid' },
  ]);
  const [first] = vouchers;
  const years = new Date(first?.validTo ?? '').getFullYear() - new Date().getFullYear();
  expect(years).toBe(3);
  await mailer.send();
  const mails = server.received.filter(({ subject }) => subject?.startsWith('Vaš darovni bon'));
  expect(mails).toHaveLength(1);
  for (const { code } of vouchers) expect(mails[0]?.text).toContain(code);
  expect(mails[0]?.text).not.toMatch(/undefined|%\{/);
});

test('a voucher pays a part, keeps the rest of its balance, does not change the tax, and is refused once spent · COUPON-06', async () => {
  const { code, balance } = await buyVoucher();
  const cart = await cartWith(code.toLowerCase(), [[ids.map, 1]]);
  expect(cart.voucher).toEqual({ code, balance: 5000 });
  expect(cart.prices.converted).toMatchObject({ voucher: 1950, orderTotal: 0, cartTotal: 1500 });
  expect(cart.prices.converted.tax.orderTotal).toBeGreaterThan(0);
  const free = await freeCart(code, [[ids.map, 1]]);
  await shop.get('checkout.createOrder', orderOf(free));
  expect(await balance()).toBe(3050);
  const next = await cartWith(code, [[ids.last, 6]]);
  expect(next.prices.converted).toMatchObject({ voucher: 3050, orderTotal: 6450 - 3050 });
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(next));
  expect(await balance()).toBe(0);
  const summary = await shop.get('checkout.order', { orderSlug, ...next.session });
  expect(summary).toMatchObject({ total: 3400, bankTransfer: { amount: 3400 } });
  expect(summary.priceSummary).toMatchObject({ voucher: 3050, orderTotal: 3400 });
  const { session } = await readyCart(shop, [[ids.last, 1]], ids.bank);
  const spent = await shop.get('cart.applyCoupon', { ...session, couponCode: code });
  expect(spent).toMatchObject({
    holds: false,
    refusal: { reason: 'usedUp' },
    cart: { voucher: null },
  });
});

test('simultaneous orders cannot spend more than a voucher’s balance', async () => {
  const { code, balance } = await buyVoucher();
  const carts = await Promise.all(
    Array.from({ length: 4 }, () => freeCart(code, [[ids.shirtSmall, 1]])),
  );
  const made = await Promise.all(
    carts.map((cart) => shop.call('checkout.createOrder', orderOf(cart))),
  );
  const placed = made.filter(({ ok }) => ok);
  expect(placed).toHaveLength(1);
  const refused = made.flatMap((result) => (result.ok ? [] : result.error.code));
  expect(new Set(refused)).toEqual(new Set(['cartChanged']));
  expect(await balance()).toBe(5000 - 2950);
});

test.each(['cancelled', 'withdrawn'] as const)(
  'an order that is %s returns its payment to the voucher, once',
  async (state) => {
    const { code, balance } = await buyVoucher();
    const free = await freeCart(code, [[ids.last, 1]]);
    const { orderSlug } = await shop.get('checkout.createOrder', orderOf(free));
    expect(await balance()).toBe(5000 - 1450);
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('slug', '=', orderSlug)
      .executeTakeFirstOrThrow();
    await move(id, state);
    await move(id, 'refunded');
    expect(await balance()).toBe(5000);
  },
);

test('a voucher of a refunded order can no longer pay', async () => {
  const { id, code, read } = await buyVoucher();
  const cart = await cartWith(code, [[ids.last, 1]]);
  await move(id, 'refunded');
  expect((await read())?.vouchers[0]?.state).toBe('revoked');
  const late = await shop.call('checkout.createOrder', orderOf(cart));
  expect(late).toMatchObject({ ok: false, error: { code: 'cartChanged' } });
  const again = await shop.call('cart.applyCoupon', { ...cart.session, couponCode: code });
  expect(again).toMatchObject({ ok: false, error: { code: 'couponNotFound' } });
});

test('a voucher can be combined with a coupon, and each is removed separately · API-098 COUPON-03', async () => {
  const { code } = await buyVoucher();
  const { session } = await cartWith(code, [[ids.map, 2]]);
  await shop.get('cart.applyCoupon', { ...session, couponCode: 'POPUST' });
  const both = await shop.get('cart.getCart', session);
  expect(both).toMatchObject({ couponCode: 'POPUST', voucher: { code } });
  expect(both.prices.converted).toMatchObject({ coupon: 300, voucher: 2700 + 450 });
  const one = await shop.get('cart.removeCoupon', { ...session, couponCode: code });
  expect(one).toMatchObject({ couponCode: 'POPUST', voucher: null });
  await shop.get('cart.applyCoupon', { ...session, couponCode: code });
  const other = await shop.get('cart.removeCoupon', { ...session, couponCode: 'POPUST' });
  expect(other).toMatchObject({ couponCode: null, voucher: { code } });
});

test('a coupon does not reduce a voucher, and a voucher does not pay for one', async () => {
  const { code } = await buyVoucher();
  const session = await fillCart(shop, [[ids.book, 1]]);
  for (const couponCode of ['SVE', code]) {
    const { holds, refusal } = await shop.get('cart.applyCoupon', { ...session, couponCode });
    expect([holds, refusal?.reason]).toEqual([false, 'notForGoods']);
  }
});

test('a member card gives member prices until its order is refunded', async () => {
  const { id, read } = await paid([[ids.gift, 1]]);
  const [card] = (await read())?.cards ?? [];
  expect(card).toMatchObject({ holder: "Želimir O'Đurić-Šimić", state: 'valid' });
  expect(card?.number).toMatch(/^29\d{11}$/);
  const session = await fillCart(shop, [[ids.map, 1]]);
  const barcode = card?.number ?? '';
  const cart = await shop.get('cart.applyMemberCard', { ...session, barcode });
  expect(cart.prices.converted.loyalty).toBe(300);
  await move(id, 'refunded');
  expect((await read())?.cards[0]?.state).toBe('revoked');
  expect((await shop.get('cart.getCart', session)).prices.converted.loyalty).toBe(0);
  const again = await shop.call('cart.applyMemberCard', { ...session, barcode });
  expect(again).toMatchObject({ ok: false, error: { code: 'memberCardInvalid' } });
});

test('a card in the name of a logged-in buyer is added to the account', async () => {
  const person = { email: 'nova@example.com', password_hash: 'x' };
  const { id: userId } = await db
    .insertInto('users')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId, sessionId: 's' } as const;
  const barcode = async () =>
    (await db.selectFrom('users').select('barcode').where('id', '=', userId).executeTakeFirst())
      ?.barcode;
  const first = await paid([[ids.gift, 1]], { actor });
  const [card] = (await first.read())?.cards ?? [];
  expect(await barcode()).toBe(card?.number);
  await paid([[ids.gift, 1]], { actor });
  expect(await barcode()).toBe(card?.number);
});
