import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '#tests/support/order-desk.ts';
import { ids } from '#tests/support/shop-data.ts';
import { inTransaction } from '../../transaction.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk();
});
afterAll(() => desk.close());

const errorOf = (response: Awaited<ReturnType<OrderDesk['send']>>) =>
  response.statusCode === 303 ? null : response.json<{ error: unknown }>().error;

test('a note is kept with its author and time, in whatever state the order is', async () => {
  const { number } = await desk.order();
  expect(errorOf(await desk.send(number, { do: 'note', note: ' ' }))).toEqual({
    code: 'required',
    field: 'note',
  });
  await desk.send(number, { do: 'cancel', state: 'processing' });
  await desk.send(number, { do: 'note', state: 'processing', note: 'Kupac je zvao. <b>' });
  const { events, order } = await desk.file(number);
  expect(order.state).toBe('cancelled');
  expect(events.at(-1)).toMatchObject({
    by: 'skladiste@example.com',
    reason: 'note',
    details: { note: 'Kupac je zvao. <b>' },
  });
  expect(Date.parse(`${events.at(-1)?.created_at}`)).toBeGreaterThan(Date.now() - 60_000);
});

async function sendOut(orderId: number): Promise<void> {
  const mails = desk.db.updateTable('outbox').set({ done_at: new Date().toISOString() });
  await mails.where('dedupe_key', 'like', `order.%:${orderId}`).execute();
}

test('a mail is sent again once for each press, whoever presses', async () => {
  const { id, number } = await desk.order();
  await sendOut(id);
  const [mail] = (await desk.file(number)).mails;
  const again = { do: 'resend', mail: `${mail?.id}`, copies: '0' };
  const both = await Promise.all([desk.send(number, again), desk.send(number, again)]);
  expect(both.map(errorOf)).toContainEqual({ code: 'conflict' });
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422]);
  await desk.send(number, { ...again, copies: '1' });
  const copies = await desk.db
    .selectFrom('outbox')
    .select(['kind', 'payload', 'done_at'])
    .where('dedupe_key', 'like', `copy:${mail?.id}:%`)
    .execute();
  const copy = { kind: 'order.created', payload: { orderId: id, copyOf: mail?.id }, done_at: null };
  expect(copies).toEqual([copy, copy]);
  const { mails, events } = await desk.file(number);
  expect(mails).toMatchObject([{ id: mail?.id, copies: 2 }]);
  expect(events.at(-1)).toMatchObject({
    reason: 'mail sent again',
    details: { mail: 'order.created' },
  });
});

test('mails of other orders, and mails with codes, are not sent again', async () => {
  const mine = await desk.order();
  const other = await desk.order();
  await desk.shop.get('order.sendCode', { orderSlug: mine.orderSlug });
  const code = await desk.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'order.code')
    .executeTakeFirstOrThrow();
  const [foreign] = (await desk.file(other.number)).mails;
  for (const mail of [code.id, foreign?.id, 'x', '']) {
    const response = await desk.send(mine.number, { do: 'resend', mail: `${mail}`, copies: '0' });
    expect(errorOf(response)).toEqual({ code: 'notFound' });
  }
});

test('what is not paid or ended has no invoice', async () => {
  const { number } = await desk.order(undefined, ids.bank);
  const response = await desk.send(number, { do: 'invoice', state: 'pending_payment' });
  expect(errorOf(response)).toEqual({ code: 'conflict' });
});

test('an invoice says what was sold, and later changes never reach it', async () => {
  const { number } = await desk.order();
  expect((await desk.app.inject(`/admin/orders/${number}/invoice`)).statusCode).toBe(404);
  await desk.send(number, { do: 'invoice', state: 'processing' });
  const response = await desk.send(number, { do: 'invoice', state: 'processing' });
  expect(errorOf(response)).toEqual({ code: 'conflict' });
  const { invoice } = await desk.open('invoice', number, '/invoice');
  const { document } = invoice;
  expect(document).toMatchObject({
    seller: { oib: '23000000019' },
    buyer: expect.arrayContaining(['Obala 1a', '23000 Zadar', 'Hrvatska']),
    currency: 'EUR',
    taxes: [
      { rate: 25, base: 2760, tax: 690 },
      { rate: 5, base: 857, tax: 43 },
    ],
  });
  const nets = document.taxes.reduce((sum, { base, tax }) => sum + base + tax, 0);
  expect(nets).toBe(document.total);
  const company = JSON.stringify({ name: 'Druga tvrtka' });
  await desk.db
    .updateTable('options')
    .set({ value: company })
    .where('key', '=', 'site.company')
    .execute();
  await desk.db
    .updateTable('orders')
    .set({ addresses: '{}' })
    .where('number', '=', number)
    .execute();
  expect((await desk.open('invoice', number, '/invoice')).invoice).toEqual(invoice);
  const rows = desk.db.updateTable('invoices').set({ sequence: 99 });
  await expect(rows.execute()).rejects.toThrow('never changed');
});

test('invoice numbers have no gap, however many are issued at once and undone', async () => {
  const numbers: number[] = [];
  const lost: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    (count < 6 ? numbers : lost).push((await desk.order()).number);
  }
  const undone = async (number: number) => {
    const order = await desk.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const transaction = inTransaction(desk.db, async (step) => {
      await issueInvoice(step, order, desk.userId);
      throw new Error('the process ended');
    });
    await expect(transaction).rejects.toThrow('ended');
  };
  await Promise.all(
    numbers.flatMap((number, index) => [
      ...lost.slice(index, index + 1).map(undone),
      desk.send(number, { do: 'invoice', state: 'processing' }),
    ]),
  );
  const issued = await desk.db
    .selectFrom('invoices')
    .select('sequence')
    .orderBy('sequence')
    .execute();
  expect(issued.length).toBeGreaterThanOrEqual(6);
  expect(issued.map(({ sequence }) => sequence)).toEqual(issued.map((_, index) => index + 1));
});

test('a packing slip lists a parcel without prices', async () => {
  const { number } = await desk.order();
  const { left } = await desk.file(number);
  const fields = { do: 'ship', state: 'processing', shipments: '0', [`qty-${left[0]?.id}`]: '2' };
  await desk.send(number, fields);
  const { slip } = await desk.open('packingSlip', number, '/packing-slip?shipment=1');
  expect(slip.lines).toEqual([{ sku: 'ZADNJI', name: 'ZADNJI', qty: 2, details: [] }]);
  expect(slip.left).toMatchObject([{ sku: 'ZADNJI', qty: 1 }]);
  expect(JSON.stringify(slip.lines)).not.toMatch(/price|total/i);
  const missing = await desk.app.inject(`/admin/orders/${number}/packing-slip?shipment=2`);
  expect(missing.statusCode).toBe(404);
});
