import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoteField } from '#blocks/checkout-payment/note-field.tsx';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { address, fillCart, openShop, orderOf, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addressForm, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const countOrders = async () =>
  (await shop.database.db.selectFrom('orders').select('id').execute()).length;

test('an order with missing steps gets an error for each, one after another · CO1', async () => {
  const before = await countOrders();
  const session = await fillCart(shop, []);
  const create = async () => {
    const response = await shop.call('checkout.createOrder', session);
    return response.ok ? 'made' : response.error.code;
  };
  const codes = [await create()];
  await shop.get('cart.addItem', { ...session, productId: ids.last, qty: 1 });
  codes.push(await create());
  const guest = { email: 'kupac@example.com', addresses: [address()] };
  await shop.get('cart.updateGuestUser', { ...session, ...guest });
  codes.push(await create());
  await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  codes.push(await create());
  expect(codes).toEqual([
    'cartEmpty',
    'addressMissing',
    'deliveryMethodMissing',
    'paymentMethodMissing',
  ]);
  expect(await countOrders()).toBe(before);
});

async function atPayment(): Promise<Visitor> {
  const visitor = createVisitor(shop);
  await visitor.run('cart.add', { productId: `${ids.last}`, qty: '1' });
  await visitor.run('checkout.address', addressForm);
  await visitor.run('checkout.shipping', { deliveryMethodId: `${ids.post}` });
  return visitor;
}

test('an order without a payment method shows a message that requires one · CO1 CHK-P-06 ERR-41', async () => {
  const visitor = await atPayment();
  const before = await countOrders();
  const reply = await visitor.run('order.create', {}, { errorText: true });
  expect(reply.notices).toMatchObject([
    { kind: 'error', text: 'Molimo odaberite metodu plaćanja prije nastavka' },
  ]);
  expect(await countOrders()).toBe(before);
});

test('a price that changed after the view is reported for twelve seconds, then the order succeeds · CO2', async () => {
  const visitor = await atPayment();
  const { cart } = await visitor.open('hr');
  const pay = (viewHash = '') =>
    visitor.run('order.create', { paymentMethodId: `${ids.cash}`, viewHash }, { errorText: true });
  const price = (retail_price: number) =>
    shop.database.db
      .updateTable('products')
      .set({ retail_price })
      .where('id', '=', ids.last)
      .execute();
  const before = await countOrders();
  await price(1100);
  const reply = await pay(cart?.viewHash ?? '');
  expect(reply).toMatchObject({ ok: false, notices: [{ kind: 'info', duration: 12_000 }] });
  expect(await countOrders()).toBe(before);
  expect((await pay(reply.session.cart?.viewHash ?? '')).ok).toBe(true);
  expect(await countOrders()).toBe(before + 1);
  await price(1000);
});

test('goods that sell out during payment are reported with the remaining quantity · CO5', async () => {
  const visitor = await atPayment();
  const stock = (left: number | null) =>
    shop.database.db
      .updateTable('products')
      .set({ stock: left })
      .where('id', '=', ids.last)
      .execute();
  const { stock: before } = await shop.database.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', ids.last)
    .executeTakeFirstOrThrow();
  await stock(0);
  const values = { paymentMethodId: `${ids.cash}`, giftMessage: 'Mirno more' };
  const reply = await visitor.run('order.create', values, { errorText: true });
  expect(reply.submission).toEqual({
    command: 'order.create',
    values,
    errors: { '': 'Na zalihi nema dovoljno (još 0 kom.). Smanjite količinu ili uklonite artikl.' },
  });
  await stock(before);
});

test('another user’s address gets 404 and reveals nothing · CO6', async () => {
  const session = await fillCart(shop, [[ids.last, 1]]);
  const responses = [];
  for (const field of ['userBillingAddressId', 'userShippingAddressId']) {
    const input = { ...session, userId: 1, deliveryMethodId: ids.post, [field]: 1 };
    responses.push(await shop.call('checkout.saveDeliveryMethod', input));
  }
  const missing = { ok: false, error: { code: 'notFound' } };
  expect(responses).toEqual([missing, missing]);
  expect((await shop.get('cart.getCart', session)).addresses).toEqual([]);
});

test('a userId in the body does not set the owner of an order · CO6', async () => {
  const { id } = await shop.database.db
    .insertInto('users')
    .values({ email: 'vlasnica@example.com', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await fillCart(shop, [[ids.last, 1]]);
  const mine = { ...session, userId: id };
  const guest = { email: 'kupac@example.com', addresses: [address()] };
  await shop.get('cart.updateGuestUser', { ...session, ...guest });
  await shop.get('checkout.saveDeliveryMethod', { ...mine, deliveryMethodId: ids.post });
  const cart = await shop.get('checkout.savePaymentMethod', { ...mine, paymentMethodId: ids.cash });
  await shop.get('checkout.createOrder', orderOf(cart));
  const orders = shop.database.db.selectFrom('orders').select('user_id');
  expect(await orders.where('cart_id', '=', cart.id).execute()).toEqual([{ user_id: null }]);
});

test('a note with markup is shown as text · CO9', () => {
  const note = '</textarea><img src=x onerror=alert(1)>{{7*7}}';
  const runtime = { t: createTranslator('hr', {}) } as unknown as Runtime;
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <NoteField
        cart={{ id: 'a', orderMessage: note }}
        form={{ value: (_: string, known: string) => known } as never}
      />
    </RuntimeContext>,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;{{7*7}}');
});
