import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { randomCases, randomTimeout } from '#tests/support/random-runs.ts';
import { address, openShop, orderOf, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const many = { stock: 1_000_000 };
  await shop.database.db.updateTable('products').set(many).where('id', '=', ids.map).execute();
});
afterAll(() => shop.close());

/** A minimal model of the shop: the cart's content and the data its price depends on. */
interface Model {
  readonly lines: Map<number, number>;
  hasCoupon: boolean;
  isMember: boolean;
  hasDelivery: boolean;
  /** Price of the map without a card, in cents; other prices never change here. */
  mapPrice: number;
}

const mapMemberPrice = 1200;
const couponMinimum = 2000;
const [postPrice, postFreeFrom] = [450, 8000];

/** Computes the total from the rules, independently of the tested code. */
function expectedTotal({ lines, ...model }: Model): number {
  const maps = lines.get(ids.map) ?? 0;
  const mapPrice = model.isMember ? Math.min(model.mapPrice, mapMemberPrice) : model.mapPrice;
  const goods = maps * mapPrice + (lines.get(ids.book) ?? 0) * 900;
  const coupon = model.hasCoupon ? Math.floor((goods * 10 + 50) / 100) : 0;
  const paid = goods - coupon;
  const isDelivered = model.hasDelivery && maps > 0;
  return paid + (isDelivered && paid < postFreeFrom ? postPrice : 0);
}

function goodsOf(model: Model): number {
  return expectedTotal({ ...model, hasCoupon: false, hasDelivery: false });
}

type Command =
  | { readonly kind: 'add' | 'set'; readonly product: number; readonly qty: number }
  | { readonly kind: 'remove'; readonly product: number }
  | { readonly kind: 'addAndRemove'; readonly qty: number }
  | { readonly kind: 'card'; readonly isMember: boolean }
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'coupon' | 'noCoupon' | 'delivery' };

const kind = <const K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);
const product = fc.constantFrom<number>(ids.map, ids.book);
const qty = fc.integer({ min: 1, max: 9 });

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: kind('add', 'set'), product, qty }),
  fc.record({ kind: kind('remove'), product }),
  fc.record({ kind: kind('addAndRemove'), qty }),
  fc.record({ kind: kind('card'), isMember: fc.boolean() }),
  fc.record({ kind: kind('price'), cents: fc.constantFrom(999, 1333, 1500, 1667) }),
  fc.record({ kind: kind('coupon', 'noCoupon', 'delivery') }),
);

async function itemOf(session: CartSession, id: number): Promise<number | undefined> {
  const { items } = await shop.get('cart.getCart', session);
  return items.find(({ productId }) => productId === id)?.itemId;
}

/** Performs the command in the shop and in the model. */
async function perform(model: Model, session: CartSession, command: Command): Promise<void> {
  const { get } = shop;
  switch (command.kind) {
    case 'add': {
      const { product: productId, qty } = command;
      await get('cart.addItem', { ...session, productId, qty });
      model.lines.set(productId, (model.lines.get(productId) ?? 0) + qty);
      return;
    }
    case 'set': {
      const itemId = await itemOf(session, command.product);
      if (itemId === undefined) return;
      await get('cart.updateItem', { ...session, itemId, qty: command.qty });
      model.lines.set(command.product, command.qty);
      return;
    }
    case 'remove': {
      const itemId = await itemOf(session, command.product);
      if (itemId === undefined) return;
      await get('cart.deleteItem', { ...session, itemId });
      model.lines.delete(command.product);
      return;
    }
    case 'addAndRemove':
      return addAndRemove(session, command.qty);
    case 'coupon': {
      const { holds } = await get('cart.applyCoupon', { ...session, couponCode: 'popust' });
      expect(holds).toBe(goodsOf(model) >= couponMinimum);
      model.hasCoupon = holds;
      return;
    }
    case 'noCoupon':
      await get('cart.removeCoupon', session);
      model.hasCoupon = false;
      return;
    case 'card':
      await get('cart.applyMemberCard', { ...session, barcode: command.isMember ? '100' : '' });
      model.isMember = command.isMember;
      return;
    case 'delivery':
      return chooseDelivery(model, session);
    case 'price':
      await setMapPrice(command.cents);
      model.mapPrice = command.cents;
  }
}

async function addAndRemove(session: CartSession, qty: number): Promise<void> {
  const before = (await shop.get('cart.getCart', session)).prices.converted;
  await shop.get('cart.addItem', { ...session, productId: ids.last, qty });
  const itemId = await itemOf(session, ids.last);
  const after = await shop.get('cart.deleteItem', { ...session, itemId });
  expect(after.prices.converted).toEqual(before);
}

async function chooseDelivery(model: Model, session: CartSession): Promise<void> {
  if (!model.lines.has(ids.map)) return;
  const guest = { email: 'kupac@example.com', addresses: [address()] };
  await shop.get('cart.updateGuestUser', { ...session, ...guest });
  await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  model.hasDelivery = true;
}

async function setMapPrice(sale_price: number): Promise<void> {
  const products = shop.database.db.updateTable('products').where('id', '=', ids.map);
  await products.set({ sale_price }).execute();
}

/** A cart change removes a coupon that no longer applies; a price change alone does not. */
function settle(model: Model, { kind }: Command): void {
  if (kind !== 'price' && goodsOf(model) < couponMinimum) model.hasCoupon = false;
}

/** The amounts shown to a shopper add up. */
function expectConsistent({ prices, items, priceBreakdown = [], taxes }: Cart): void {
  const { itemsTotal, orderTotal } = prices.converted;
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(items.map((item) => item.prices.converted.row))).toBe(itemsTotal);
  const amounts = priceBreakdown.filter(({ what }) => what !== 'tax').map(({ amount }) => amount);
  expect(sum(amounts)).toBe(orderTotal);
  expect(sum(taxes.map(({ base, tax }) => base + tax))).toBe(orderTotal);
}

const holdsNow = (model: Model) => ({
  ...model,
  hasCoupon: model.hasCoupon && goodsOf(model) >= couponMinimum,
});

test('after any sequence of commands, the cart costs what the rules define · P4 CART-14', {
  timeout: randomTimeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async (commands) => {
      const session = await shop.get('cart.getNewCartSession', {});
      const model: Model = {
        lines: new Map(),
        hasCoupon: false,
        isMember: false,
        hasDelivery: false,
        mapPrice: 1500,
      };
      await perform(model, session, { kind: 'price', cents: 1500 });
      for (const each of commands) {
        await perform(model, session, each);
        settle(model, each);
        const cart = await shop.get('cart.getCart', session);
        expect(cart.prices.converted.orderTotal).toBe(expectedTotal(holdsNow(model)));
        expectConsistent(cart);
      }
    }),
    randomCases(15),
  );
});

test('the order total is the last shown total, or there is no order · P4 ORDER-02', {
  timeout: randomTimeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      fc.constantFrom(1500, 1333),
      async (qty, isMember, laterPrice) => {
        const { get, call, database } = shop;
        await setMapPrice(1500);
        const session = await get('cart.getNewCartSession', {});
        await get('cart.addItem', { ...session, productId: ids.map, qty });
        if (isMember) await get('cart.applyMemberCard', { ...session, barcode: '100' });
        const guest = { email: 'kupac@example.com', addresses: [address()] };
        await get('cart.updateGuestUser', { ...session, ...guest });
        await get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
        const payment = { ...session, paymentMethodId: ids.cash };
        const shown = await get('checkout.savePaymentMethod', payment);
        await setMapPrice(laterPrice);
        const order = await call('checkout.createOrder', orderOf(shown));
        const isSame = laterPrice === 1500;
        if (!isSame) expect(order).toMatchObject({ ok: false, error: { code: 'cartChanged' } });
        const written = await database.db
          .selectFrom('orders')
          .select(['order_total'])
          .where('cart_id', '=', session.cartId)
          .executeTakeFirst();
        expect(written?.order_total).toBe(isSame ? shown.prices.converted.orderTotal : undefined);
      },
    ),
    randomCases(8),
  );
});
