import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDocument, OrderResult } from '#schemas/entities/order.ts';
import type { Wishlist } from '#schemas/entities/wishlist.ts';
import type { OrderState } from '#server/db/tables/orders.ts';
import { type ApiClient, openApi, type Person } from '#tests/support/api.ts';
import { address, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

/** Orders and wish lists of a customer, read through the API by an external program. */
let shop: TestShop;
let api: ApiClient;
beforeAll(async () => {
  shop = await openShop();
  api = await openApi(shop.deps);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

interface Orders {
  readonly records: OrderDocument[];
  readonly totalPages: number;
  readonly totalRecords: number;
}

const unauthorized = { status: 401, code: 'unauthorized' };
const notFound = { status: 404, code: 'notFound' };
const list = 'POST /api/v1/document/filter/web';

/** Places an order as this customer, two maps by default; returns the slug of the order. */
async function order({ headers }: Person, productId: number = ids.map, qty = 2): Promise<string> {
  const cart = await readyCart(shop, [[productId, qty]]);
  const create = 'POST /api/v2/ecommerce/checkout/order/create';
  return (await api.data<OrderResult>(create, orderOf(cart), headers)).orderSlug;
}

const listOf = ({ headers }: Person, fields: object = {}) =>
  api.data<Orders>(list, fields, headers);

const head = (orderSlug: string) => ({
  id: expect.any(Number),
  store: 1,
  orderSlug,
  orderNumber: expect.stringMatching(/^MM-\d{4}-\d{6}$/),
  state: 'processing',
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
});

test('POST api/v1/document/filter/web pages through the customer’s orders in a store · API-108 API-101 ENT-25 ENT-46 ORDER-15 ORDER-17', async () => {
  const [me, other] = [await api.person(), await api.person()];
  const [older, newer] = [await order(me), await order(me, ids.last, 3)];
  await order(other, ids.last, 1);
  const first = await listOf(me, { store: 1, page: 1, limit: 1 });
  const last = await listOf(me, { store: 1, page: 2, limit: 1 });
  expect(first).toMatchObject({
    records: [{ ...head(newer), total: 3450, itemsCount: 3 }],
    totalPages: 2,
    totalRecords: 2,
  });
  expect(last.records).toMatchObject([{ ...head(older), total: 3450, itemsCount: 2 }]);
  expect((await listOf(me)).records).toEqual([...first.records, ...last.records]);
  expect(await listOf(me, { store: 2 })).toEqual({ records: [], totalPages: 0, totalRecords: 0 });
  expect(await api.error(list, { store: 1 })).toEqual(unauthorized);
});

test('GET api/v1/document/get/web/{id} returns one order with its details · API-109 ENT-25 API-101 ORDER-17', async () => {
  const [me, other] = [await api.person(), await api.person()];
  const orderSlug = await order(me);
  const [listed] = (await listOf(me)).records;
  const call = `GET /api/v1/document/get/web/${listed?.id}`;
  const { extended, ...rest } = await api.data<OrderDocument>(call, {}, me.headers);
  expect(rest).toEqual(listed);
  expect(rest).toMatchObject({ ...head(orderSlug), total: 3450, itemsCount: 2 });
  expect(extended).toMatchObject({
    status: 'created',
    items: [
      { name: 'Karta Jadrana', sku: 'KARTA', qty: 2, unitPrice: 1500, rowTotal: 3000, taxRate: 25 },
    ],
    priceSummary: { itemsTotal: 3000, delivery: 450, orderTotal: 3450 },
    addresses: [
      { ...address(), type: 'Main' },
      { ...address(), type: 'Shipping' },
    ],
    paymentType: 'COD',
    deliveryName: 'Dostava posta',
    paidAt: null,
  });
  expect(await api.error(call, {}, other.headers)).toEqual(notFound);
  expect(await api.error(call)).toEqual(unauthorized);
});

test('a list of orders without page and size has the ten newest · CONST-06 CONST-07', async () => {
  const me = await api.person();
  const product = shop.database.db.updateTable('products').where('id', '=', ids.last);
  await product.set({ stock: 100 }).execute();
  const slugs: string[] = [];
  for (let count = 0; count < 11; count += 1) slugs.unshift(await order(me, ids.last, 1));
  const { records, totalPages, totalRecords } = await listOf(me);
  expect(records.map(({ orderSlug }) => orderSlug)).toEqual(slugs.slice(0, 10));
  expect([totalPages, totalRecords]).toEqual([2, 11]);
});

const statuses: Partial<Record<OrderState, string>> = {
  pending_payment: 'created',
  processing: 'created',
  payment_failed: 'failed',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
  refunded: 'cancelled',
  returned: 'cancelled',
  completed: 'paid',
};
const paidStates: readonly OrderState[] = ['paid', 'processing', 'packed', 'shipped', 'delivered'];

test('an order is created, paid, failed or cancelled, whatever its step · ENT-26 ORDER-18', async () => {
  const me = await api.person();
  const orderSlug = await order(me, ids.last, 1);
  const row = shop.database.db.updateTable('orders').where('slug', '=', orderSlug);
  const shown = async (change: { state: OrderState; paid_at?: string }) => {
    const { id } = await row.set(change).returning('id').executeTakeFirstOrThrow();
    return api.data(`GET /api/v1/document/get/web/${id}`, {}, me.headers);
  };
  for (const [state, status] of Object.entries(statuses)) {
    expect(await shown({ state: state as OrderState })).toMatchObject({
      state,
      extended: { status },
    });
  }
  for (const state of paidStates) {
    const paid = await shown({ state, paid_at: '2026-01-01T00:00:00.000Z' });
    expect(paid).toMatchObject({ state, extended: { status: 'paid' } });
  }
});

test('GET api/v1/cms/wishlist/filter pages through the customer’s wish list · API-069 ENT-21 ENT-47', async () => {
  const [me, other] = [await api.person(), await api.person()];
  const wish = (product_id: number, { headers }: Person) =>
    api.data('POST /api/v1/cms/wishlist/create', { product_id }, headers);
  const call = 'GET /api/v1/cms/wishlist/filter';
  const wished = (fields: object, { headers } = me) => api.data<Wishlist>(call, fields, headers);
  for (const id of [ids.map, ids.book, ids.ring]) await wish(id, me);
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const counts = { lastPage: 2, limit: 2, total: 3, perPage: 2 };
  expect(await wished({ page: 1, limit: 2 })).toEqual({
    data: [
      { product_id: ids.ring, created_at },
      { product_id: ids.book, created_at },
    ],
    page: 1,
    ...counts,
  });
  const last = { data: [{ product_id: ids.map, created_at }], page: 2, ...counts };
  expect(await wished({ page: 2, perPage: 2 })).toEqual(last);
  expect(await wished({ limit: 3 })).toMatchObject({ lastPage: 1, limit: 3, total: 3 });
  expect(await wished({}, other)).toMatchObject({ data: [], lastPage: 1, total: 0 });
  expect(await api.error(call)).toEqual(unauthorized);
});
