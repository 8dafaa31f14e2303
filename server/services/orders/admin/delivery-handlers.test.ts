import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { ids } from '#tests/support/shop-data.ts';
import { mayMove, orderStates } from '../order-states.ts';
import type { OrderFile } from './order-file.ts';

let admin: OrderAdminDriver;
beforeAll(async () => {
  admin = await openOrderAdmin();
});
afterAll(() => admin.close());

/** Actions that are possible until the goods are sent. */
const corrections = ['address', 'email'];

/** The form fields of a parcel with all remaining items, except for the given changes. */
function parcel({ order, left, shipments }: OrderFile, change: Record<string, string> = {}) {
  const all = left.map(({ id, qty }) => [`qty-${id}`, `${qty}`]);
  const form = { state: order.state, shipments: `${shipments.length}` };
  return { ...form, ...Object.fromEntries(all), trackingNumber: ' RR 1/2 HR ', ...change };
}

type Acted = Awaited<ReturnType<OrderAdminDriver['act']>>;

const errorOf = (acted: Acted) => (acted.ok ? null : acted.error);

async function mails(orderId: number): Promise<string[]> {
  const rows = await admin.db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'like', `order.%:${orderId}%`)
    .orderBy('id')
    .execute();
  return rows.map(({ dedupe_key: key }) => `${key}`.replace(`:${orderId}`, ''));
}

test('goods move from stock to the buyer and never back · ORDER-18', () => {
  const ways = Object.fromEntries(
    ['packed', 'ready_for_pickup', 'partly_shipped', 'shipped', 'delivered', 'collected'].map(
      (to) => [to, orderStates.filter((from) => mayMove(from, to as never))],
    ),
  );
  const inShop = ['paid', 'processing', 'packed'];
  expect(ways).toEqual({
    packed: ['paid', 'processing'],
    ready_for_pickup: inShop,
    partly_shipped: inShop,
    shipped: [...inShop, 'partly_shipped'],
    delivered: [...inShop, 'ready_for_pickup', 'shipped'],
    collected: [...inShop, 'ready_for_pickup'],
  });
});

test('cash on delivery becomes paid when the goods are delivered', async () => {
  const { id, number } = await admin.order();
  expect((await admin.file(number)).actions).toEqual([
    'pack',
    'ship',
    'invoice',
    'cancel',
    ...corrections,
  ]);
  expect((await admin.act(number, 'pack', { state: 'processing' })).ok).toBe(true);
  await admin.act(number, 'ship', parcel(await admin.file(number)));
  const shipped = await admin.file(number);
  expect([shipped.order.state, shipped.order.paid_at]).toEqual(['shipped', null]);
  await admin.act(number, 'deliver', { state: 'shipped', note: 'potpisao kupac' });
  const { order, events, actions } = await admin.file(number);
  expect([order.state, order.paid_at === null]).toEqual(['delivered', false]);
  expect(actions).toEqual(['invoice', 'refundPart', 'receiveReturn', 'refund']);
  const by = 'skladiste@example.com';
  expect(events.slice(1)).toMatchObject([
    { to_state: 'packed', reason: 'goods packed', by },
    { to_state: 'shipped', reason: 'parcel sent', by, details: { shipment: 1 } },
    { to_state: 'delivered', by, details: { note: 'potpisao kupac' } },
  ]);
  expect(await mails(id)).toEqual(['order.created', 'order.shipped:1', 'order.delivered']);
});

test('an order is sent in parcels, and the remaining items are shown to staff and shopper', async () => {
  const { id, number, orderSlug, session } = await admin.order([
    [ids.last, 3],
    [ids.map, 1],
    [ids.book, 1],
  ]);
  const before = await admin.file(number);
  const [last, map] = before.left;
  expect(before.left.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['ZADNJI', 3],
    ['KARTA', 1],
  ]);
  await admin.act(
    number,
    'ship',
    parcel(before, { [`qty-${last?.id}`]: '2', [`qty-${map?.id}`]: '0' }),
  );
  const part = await admin.file(number);
  expect(part.order.state).toBe('partly_shipped');
  expect(part.actions).toEqual(['ship', 'track', 'return', 'invoice', 'receiveReturn']);
  const shown = await admin.shop.get('checkout.order', { orderSlug, ...session });
  expect(shown.fulfilment).toMatchObject({
    state: 'partly_shipped',
    shipments: [
      {
        number: 1,
        trackingNumber: 'RR 1/2 HR',
        trackingUrl: 'https://posta.example/?broj=RR%201%2F2%20HR',
        items: [{ sku: 'ZADNJI', qty: 2 }],
      },
    ],
    left: [
      { sku: 'ZADNJI', qty: 1 },
      { sku: 'KARTA', qty: 1 },
    ],
  });
  await admin.act(number, 'ship', parcel(part, { [`qty-${map?.id}`]: '0', trackingNumber: '' }));
  await admin.act(number, 'ship', parcel(await admin.file(number)));
  const all = await admin.file(number);
  expect([all.order.state, all.left, all.shipments.length]).toEqual(['shipped', [], 3]);
  expect(all.shipments[1]).toMatchObject({ trackingNumber: null, trackingUrl: null });
  const sent = ['order.shipped:1', 'order.shipped:2', 'order.shipped:3'];
  expect(await mails(id)).toEqual(['order.created', ...sent]);
});

test.each([
  ['4', 'numberInvalid'],
  ['-1', 'numberInvalid'],
  ['1.5', 'numberInvalid'],
  ['1e1', 'numberInvalid'],
  ['0', 'required'],
])('%s of three pieces is refused as a parcel', async (qty, code) => {
  const { number } = await admin.order();
  const file = await admin.file(number);
  const field = `qty-${file.left[0]?.id}`;
  const acted = await admin.act(number, 'ship', parcel(file, { [field]: qty }));
  expect(errorOf(acted)).toMatchObject({ code, field });
  expect((await admin.file(number)).shipments).toEqual([]);
});

test('when two people send a parcel at once, one succeeds and the other gets a conflict', async () => {
  const { id, number } = await admin.order();
  const form = parcel(await admin.file(number));
  const both = await Promise.all([
    admin.act(number, 'ship', form),
    admin.act(number, 'ship', form),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.map(errorOf)).toContainEqual({ code: 'conflict' });
  expect((await admin.file(number)).shipments).toHaveLength(1);
  expect(await mails(id)).toEqual(['order.created', 'order.shipped:1']);
});

test('a partial parcel submitted twice by one form is created once', async () => {
  const { number } = await admin.order();
  const file = await admin.file(number);
  const one = { [`qty-${file.left[0]?.id}`]: '1' };
  await admin.act(number, 'ship', parcel(file, one));
  const form = parcel(await admin.file(number), one);
  await admin.act(number, 'ship', form);
  expect(errorOf(await admin.act(number, 'ship', form))).toEqual({ code: 'conflict' });
  expect((await admin.file(number)).shipments).toHaveLength(2);
});

test('a pickup order is paid on collection and cannot be sent', async () => {
  const { id, number } = await admin.order([[ids.last, 1]], ids.cash, ids.pickup);
  const { actions } = await admin.file(number);
  expect(actions).toEqual(['pack', 'ready', 'invoice', 'cancel', ...corrections]);
  await admin.act(number, 'ready', { state: 'processing' });
  expect(errorOf(await admin.act(number, 'ship', { state: 'ready_for_pickup' }))).toEqual({
    code: 'conflict',
  });
  await admin.act(number, 'collect', { state: 'ready_for_pickup' });
  const { order } = await admin.file(number);
  expect([order.state, order.paid_at === null]).toEqual(['collected', false]);
  expect(await mails(id)).toEqual(['order.created', 'order.ready']);
});

test('unpaid orders and orders of files only cannot be sent', async () => {
  const waiting = await admin.order(undefined, ids.bank);
  expect((await admin.file(waiting.number)).actions).toEqual(['paid', 'cancel', ...corrections]);
  const files = await admin.order([[ids.book, 1]], ids.bank);
  await admin.act(files.number, 'paid', { state: 'pending_payment' });
  expect((await admin.file(files.number)).actions).toEqual([
    'invoice',
    'refundPart',
    'refund',
    'cancel',
    ...corrections,
  ]);
});

test('only staff with the right can send, note and print', async () => {
  const { number } = await admin.order();
  const form = parcel(await admin.file(number));
  const { userId } = admin;
  admin.become({ kind: 'backoffice', userId, sessionId: 's', scope: ['editor'] });
  const forbidden = { error: { code: 'forbidden' } };
  expect(await admin.act(number, 'ship', form)).toMatchObject(forbidden);
  expect(await admin.act(number, 'note', { note: 'x' })).toMatchObject(forbidden);
  expect(await admin.act(number, 'invoice', { state: 'processing' })).toMatchObject(forbidden);
  for (const more of ['/invoice', '/packing-slip']) {
    const response = await admin.app.inject(`/admin/orders/${number}${more}`);
    expect([response.statusCode, response.body.includes('Obala')]).toEqual([403, false]);
  }
  admin.become({ kind: 'anonymous' });
  expect((await admin.app.inject(`/admin/orders/${number}/packing-slip`)).statusCode).toBe(303);
  admin.become({ kind: 'backoffice', userId, sessionId: 's', scope: ['orders'] });
  const { events, shipments } = await admin.file(number);
  expect([events.length, shipments]).toEqual([1, []]);
});
