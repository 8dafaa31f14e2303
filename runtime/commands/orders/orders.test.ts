import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, addressForm, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = createVisitor(shop);
});

const email = addressForm.contactEmail;
async function fill(who: Visitor, productId: number = ids.last): Promise<void> {
  const { db } = shop.database;
  await db.updateTable('products').set({ stock: 50 }).where('id', '=', ids.last).execute();
  await who.run('cart.add', { productId: `${productId}`, qty: '1' });
  await who.run('checkout.address', addressForm);
  await who.run('checkout.shipping', { deliveryMethodId: `${ids.post}` });
}

const order = (who: Visitor, more: FormValues = {}) =>
  who.run('order.create', { paymentMethodId: `${ids.cash}`, ...more });

async function bought(who: Visitor): Promise<string> {
  await fill(who);
  const { redirect } = await order(who);
  return new URL(redirect ?? '', 'http://shop.test').searchParams.get('orderSlug') ?? '';
}

const countOrders = async () =>
  (await shop.database.db.selectFrom('orders').select('id').execute()).length;

test('the cart is validated before an order is created · ORDER-01', async () => {
  await fill(visitor);
  expect((await order(visitor)).ok).toBe(true);
  const { calls } = visitor;
  expect(calls.indexOf('cart.validateCart')).toBeGreaterThan(-1);
  expect(calls.indexOf('cart.validateCart')).toBeLessThan(calls.indexOf('checkout.createOrder'));
});

test('a failed validation stops the order · ORDER-01 ORDER-05', async () => {
  await fill(visitor);
  const before = await countOrders();
  const broken = createVisitor({
    ...shop,
    call: (name, input, context) =>
      name === 'cart.validateCart'
        ? Promise.resolve({ ok: false, error: { code: 'unavailable' } } as never)
        : shop.call(name, input, context),
  });
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value);
  const reply = await order(broken);
  expect(reply).toMatchObject({ ok: false, redirect: null });
  expect(reply.submission?.errors).toEqual({ '': 'errors.unavailable' });
  expect(broken.calls).not.toContain('checkout.createOrder');
  expect(await countOrders()).toBe(before);
});

test('the browser that bought sees its order after the cart has ended · ORDER-06 ORDER-07', async () => {
  const orderSlug = await bought(visitor);
  expect(visitor.cookies.get('cartId')).toBeUndefined();
  expect(visitor.cookies.get('protectCode')).toBeUndefined();
  const [, cartId, protectCode] = visitor.cookies.get('orderAccess')?.split('~') ?? [];
  const seen = await shop.call('checkout.order', { orderSlug, cartId, protectCode });
  expect(seen).toMatchObject({ ok: true, value: { orderSlug } });
});

test.each([
  ['hr', '/naplata/uspjesna'],
  ['en', '/en/checkout/success'],
  ['de', '/de/checkout/success'],
] as const)(
  'in %s an order redirects to its success page at %s and empties the cart · ORDER-06 ORDER-07',
  async (language, path) => {
    await fill(visitor);
    const values = { paymentMethodId: `${ids.cash}` };
    const { ok, redirect, session } = await visitor.run('order.create', values, { language });
    const { slug } = await shop.database.db
      .selectFrom('orders')
      .select('slug')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([ok, redirect, session.cart]).toEqual([true, `${path}?orderSlug=${slug}`, null]);
    expect((await visitor.open(language)).cart).toBeNull();
  },
);

test('an order paid at a provider redirects to its page with the provider’s form · ORDER-08', async () => {
  const pays = (html: string | null) =>
    createVisitor({
      ...shop,
      call: (name, input, context) =>
        name === 'checkout.createOrder'
          ? Promise.resolve({ ok: true, value: { html, orderSlug: 'abc' } } as never)
          : shop.call(name, input, context),
    });
  const redirectOf = async (who: Visitor) => {
    await fill(who);
    return (await order(who)).redirect;
  };
  expect(await redirectOf(pays('<form></form>'))).toBe('/pay/abc');
  expect(await redirectOf(pays(null))).toBe('/naplata/uspjesna?orderSlug=abc');
});

test('an order whose payment cannot start leaves the cart, too, and leads to another try · ORDER-06 ORDER-14', async () => {
  const error = { code: 'paymentUnavailable', params: { orderSlug: 'abc' } };
  const unpaid = createVisitor({
    ...shop,
    call: (name, input, context) =>
      name === 'checkout.createOrder'
        ? Promise.resolve({ ok: false, error } as never)
        : shop.call(name, input, context),
  });
  await fill(unpaid);
  const { redirect, session, notices } = await order(unpaid);
  expect(session).toMatchObject({ cart: null });
  expect(unpaid.cookies.has('cartId') || unpaid.cookies.has('protectCode')).toBe(false);
  expect(redirect).toBe('/checkout/failure?orderSlug=abc');
  expect(notices).toMatchObject([{ kind: 'error', text: 'errors.paymentUnavailable' }]);
});

test('sending again, by Back or reload, creates no second order · ERR-08 ORDER-07 CO3', async () => {
  await fill(visitor);
  const held = new Map(visitor.cookies);
  const first = await order(visitor);
  const before = await countOrders();
  for (const [name, value] of held) visitor.cookies.set(name, value);
  const second = await order(visitor);
  expect(second.redirect).toBe(first.redirect);
  expect(await countOrders()).toBe(before);
});

test('an item added in another tab creates no order until the buyer has seen it · ORDER-02 CO2 MT1 CONST-26', async () => {
  await fill(visitor);
  const { cart } = await visitor.open('hr');
  const seen = { viewHash: cart?.viewHash ?? '' };
  await visitor.run('cart.add', { productId: `${ids.last}`, qty: '1' });
  const before = await countOrders();
  const reply = await order(visitor, seen);
  expect(reply).toMatchObject({ ok: false, reload: true });
  expect(reply.notices).toMatchObject([
    { kind: 'info', text: 'core.notifications.cartUpdated', duration: 12_000 },
  ]);
  expect(visitor.calls).toContain('cart.getCart');
  expect(reply.session.cart?.itemsCount).toBe(2);
  expect(await countOrders()).toBe(before);
  expect((await order(visitor, { viewHash: reply.session.cart?.viewHash ?? '' })).ok).toBe(true);
});

test('an expired card is reported with an event, and the current cart replaces the one shown · ORDER-01 ORDER-04 ERR-25 ERR-43', async () => {
  const { db } = shop.database;
  const until = (valid_to: string) =>
    db.updateTable('member_cards').set({ valid_to }).where('barcode', '=', '100').execute();
  await fill(visitor, ids.map);
  await visitor.run('card.apply', { memberCardBarcode: '100' });
  expect((await visitor.open('hr')).cart?.prices.converted.loyalty).toBe(300);
  const before = await countOrders();
  await until('2020-01-01T00:00:00Z');
  const reply = await order(visitor);
  await until('2090-01-01T00:00:00Z');
  expect(reply).toMatchObject({
    ok: false,
    event: 'invalid-member-card',
    redirect: null,
    notices: [{ kind: 'error', text: 'core.notifications.membershipCardBarcodeInvalid' }],
    session: { cart: { prices: { converted: { loyalty: 0 } } } },
  });
  expect(visitor.calls).not.toContain('checkout.createOrder');
  expect(await countOrders()).toBe(before);
});

test('changed prices replace the cart shown and create no order · ORDER-03 ERR-42 CONST-26', async () => {
  await fill(visitor);
  const { cart } = await visitor.open('hr');
  const price = (retail_price: number) =>
    shop.database.db
      .updateTable('products')
      .set({ retail_price })
      .where('id', '=', ids.last)
      .execute();
  const before = await countOrders();
  await price(1100);
  const reply = await order(visitor, { viewHash: cart?.viewHash ?? '' });
  await price(1000);
  const reported = { kind: 'info', text: 'core.notifications.cartUpdated', duration: 12_000 };
  expect(reply).toMatchObject({
    ok: false,
    reload: true,
    notices: [reported],
    session: { cart: { prices: { converted: { itemsTotal: 1100 } } } },
  });
  expect(await countOrders()).toBe(before);
});

test.each([
  ['that is left', ids.cash],
  ['that takes no dollars', ids.bank],
])(
  'another currency is reported and creates no order, with a payment method %s · ORDER-03 ERR-42 CONST-26',
  async (_, method) => {
    const paymentMethodId = `${method}`;
    await fill(visitor);
    const { cart } = await visitor.open('hr');
    const seen = { viewHash: cart?.viewHash ?? '', seenCurrency: 'EUR' };
    const before = await countOrders();
    const value = JSON.stringify({ code: 'USD', label: '', symbol: '$' });
    const currency = { key: 'site.currency', value, public: true };
    await shop.database.db.insertInto('options').values(currency).execute();
    const reply = await order(visitor, { ...seen, paymentMethodId });
    const stale = await order(visitor, {
      viewHash: reply.session.cart?.viewHash ?? '',
      seenCurrency: 'EUR',
    });
    await shop.database.db.deleteFrom('options').where('key', '=', 'site.currency').execute();
    const notice = { kind: 'info', text: 'core.notifications.cartUpdated', duration: 12_000 };
    for (const refused of [reply, stale]) {
      expect(refused).toMatchObject({ ok: false, reload: true, redirect: null, notices: [notice] });
    }
    expect(await countOrders()).toBe(before);
  },
);

test.each([
  ['hr', '/naplata/uspjesna', '/checkout/failure'],
  ['en', '/en/checkout/success', '/en/checkout/failure'],
  ['de', '/de/checkout/success', '/de/checkout/failure'],
] as const)(
  'in %s an order stores the gift message and the return URLs %s and %s · ORDER-12',
  async (language, successURL, failureURL) => {
    await fill(visitor);
    const texts = { orderMessage: 'Zvonite', giftMessage: 'Sretno!', to: 'Ana', from: 'Iva' };
    const values = { paymentMethodId: `${ids.cash}`, ...texts };
    expect((await visitor.run('order.create', values, { language })).ok).toBe(true);
    const { details, id } = await shop.database.db
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .select(['details', 'orders.id', 'order_message'])
      .orderBy('order_events.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({
      giftMessage: 'Sretno!',
      to: 'Ana',
      from: 'Iva',
      successURL,
      failureURL,
    });
    const orders = shop.database.db.selectFrom('orders').select('order_message');
    expect(await orders.where('id', '=', id).execute()).toEqual([{ order_message: 'Zvonite' }]);
  },
);

test('a note stored with the cart goes out with the order, unless the last step sends another · CART-09 ORDER-12', async () => {
  const messageAfter = async (sent: FormValues) => {
    const buyer = createVisitor(shop);
    await fill(buyer);
    await buyer.run('cart.note', { orderMessage: 'Kod susjede' });
    expect((await order(buyer, sent)).ok).toBe(true);
    const orders = shop.database.db.selectFrom('orders').select('order_message');
    return (await orders.orderBy('id', 'desc').executeTakeFirstOrThrow()).order_message;
  };
  expect(await messageAfter({})).toBe('Kod susjede');
  expect(await messageAfter({ orderMessage: 'Zvonite' })).toBe('Zvonite');
});

test('a browser without access opens an order with the code from the email · ORDER-13 CO11', async () => {
  const orderSlug = await bought(visitor);
  const stranger = createVisitor(shop);
  const sent = await stranger.run('order.sendCode', { orderSlug });
  expect(sent.redirect).toBe(`/naplata/uspjesna?orderSlug=${orderSlug}&code=sent`);
  const wrong = await stranger.run('order.openByCode', { orderSlug, code: '12' });
  expect(wrong.submission?.errors).toEqual({ code: 'errors.orderCodeInvalid' });
  const mail = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'order.code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const digits = String(mail.payload['code']);
  // The email formats the code with these spaces.
  const code = ` ${digits.slice(0, 3)} ${digits.slice(3)} `;
  expect((await stranger.run('order.openByCode', { orderSlug, code })).ok).toBe(true);
  expect(stranger.cookies.get('orderAccess')).toMatch(/^code~/);
});

test('a withdrawal takes two steps and requires no reason', async () => {
  const orderSlug = await bought(visitor);
  const { order_number: orderNumber } = await shop.database.db
    .selectFrom('orders')
    .select('order_number')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  const guest = createVisitor(shop);
  const empty = await guest.run('withdrawal.find', {});
  expect(Object.keys(empty.submission?.errors ?? {})).toEqual(['orderNumber', 'email']);
  const unknown = await guest.run('withdrawal.find', { orderNumber, email: 'x@example.com' });
  expect(unknown.submission?.errors).toEqual({ orderNumber: 'errors.orderNotFound' });
  const found = await guest.run('withdrawal.find', { orderNumber, email });
  expect(found.redirect).toBe('/raskid-ugovora?step=confirm');
  const states = () => shop.database.db.selectFrom('orders').select('state');
  const state = async () =>
    (await states().where('slug', '=', orderSlug).executeTakeFirst())?.state;
  expect(await state()).toBe('processing');
  expect(await guest.run('withdrawal.declare', {})).toMatchObject({ ok: true, reload: true });
  expect(await state()).toBe('processing');
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'order.withdrawal')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = String(payload['token']);
  const confirmed = await createVisitor(shop).run('withdrawal.confirm', { token });
  expect(confirmed).toMatchObject({ ok: true, reload: true });
  expect(await state()).toBe('withdrawn');
  const wrong = await guest.run('withdrawal.confirm', { token: 'x' });
  expect(wrong.submission?.errors).toEqual({ '': 'errors.tokenInvalid' });
});

test('logging out removes access to orders · AUTH-20', async () => {
  const { username, password } = await addCustomer(shop);
  await visitor.run('auth.login', { username, password });
  await bought(visitor);
  expect(visitor.cookies.has('orderAccess')).toBe(true);
  await visitor.run('auth.logout');
  expect(visitor.cookies.has('orderAccess')).toBe(false);
});
