import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { ids } from '#tests/support/shop-data.ts';
import { inTransaction } from '../../transaction.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

let admin: OrderAdminDriver;
beforeAll(async () => {
  admin = await openOrderAdmin();
});
afterAll(() => admin.close());

const errorOf = (acted: Awaited<ReturnType<OrderAdminDriver['act']>>) =>
  acted.ok ? null : acted.error;

test('a note is stored with its author and time in any state of the order', async () => {
  const { number } = await admin.order();
  expect(errorOf(await admin.act(number, 'note', { note: ' ' }))).toEqual({
    code: 'required',
    field: 'note',
  });
  await admin.act(number, 'cancel', { state: 'processing' });
  await admin.act(number, 'note', { state: 'processing', note: 'Kupac je zvao. <b>' });
  const { events, order } = await admin.file(number);
  expect(order.state).toBe('cancelled');
  expect(events.at(-1)).toMatchObject({
    by: 'skladiste@example.com',
    reason: 'note',
    details: { note: 'Kupac je zvao. <b>' },
  });
  expect(Date.parse(`${events.at(-1)?.created_at}`)).toBeGreaterThan(Date.now() - 60_000);
});

async function sendOut(orderId: number): Promise<void> {
  const mails = admin.db.updateTable('outbox').set({ done_at: new Date().toISOString() });
  await mails.where('dedupe_key', 'like', `order.%:${orderId}`).execute();
}

test('a mail is sent again once per request, even if two people send it at once', async () => {
  const { id, number } = await admin.order();
  await sendOut(id);
  const [mail] = (await admin.file(number)).mails;
  const again = (copies: string) => admin.act(number, 'resend', { mail: `${mail?.id}`, copies });
  const both = await Promise.all([again('0'), again('0')]);
  expect(both.map(errorOf)).toContainEqual({ code: 'conflict' });
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  await again('1');
  const copies = await admin.db
    .selectFrom('outbox')
    .select(['kind', 'payload', 'done_at'])
    .where('dedupe_key', 'like', `copy:${mail?.id}:%`)
    .execute();
  const copy = { kind: 'order.created', payload: { orderId: id, copyOf: mail?.id }, done_at: null };
  expect(copies).toEqual([copy, copy]);
  const { mails, events } = await admin.file(number);
  expect(mails).toMatchObject([{ id: mail?.id, copies: 2 }]);
  expect(events.at(-1)).toMatchObject({
    reason: 'mail sent again',
    details: { mail: 'order.created' },
  });
});

test('mails of other orders and mails with codes cannot be sent again', async () => {
  const mine = await admin.order();
  const other = await admin.order();
  await admin.shop.get('order.sendCode', { orderSlug: mine.orderSlug });
  const code = await admin.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'order.code')
    .executeTakeFirstOrThrow();
  const [foreign] = (await admin.file(other.number)).mails;
  for (const mail of [code.id, foreign?.id, 'x', '']) {
    const response = await admin.act(mine.number, 'resend', { mail: `${mail}`, copies: '0' });
    expect(errorOf(response)).toEqual({ code: 'notFound' });
  }
});

test('an unpaid or ended order gets no invoice', async () => {
  const { number } = await admin.order(undefined, ids.bank);
  const response = await admin.act(number, 'invoice', { state: 'pending_payment' });
  expect(errorOf(response)).toEqual({ code: 'conflict' });
});

test('an invoice lists what was sold, and later changes do not affect it', async () => {
  const { number } = await admin.order();
  expect((await admin.app.inject(`/admin/orders/${number}/invoice`)).statusCode).toBe(404);
  await admin.act(number, 'invoice', { state: 'processing' });
  const response = await admin.act(number, 'invoice', { state: 'processing' });
  expect(errorOf(response)).toEqual({ code: 'conflict' });
  const { invoice } = await admin.print('invoice', number, 'invoice');
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
  await admin.db
    .updateTable('options')
    .set({ value: company })
    .where('key', '=', 'site.company')
    .execute();
  await admin.db
    .updateTable('orders')
    .set({ addresses: '{}' })
    .where('number', '=', number)
    .execute();
  expect((await admin.print('invoice', number, 'invoice')).invoice).toEqual(invoice);
  const rows = admin.db.updateTable('invoices').set({ sequence: 99 });
  await expect(rows.execute()).rejects.toThrow('never changed');
});

test('invoice numbers have no gaps after concurrent and rolled-back invoices', async () => {
  const numbers: number[] = [];
  const lost: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    (count < 6 ? numbers : lost).push((await admin.order()).number);
  }
  const undone = async (number: number) => {
    const order = await admin.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const transaction = inTransaction(admin.db, async (step) => {
      await issueInvoice(step, order, admin.userId);
      throw new Error('the process ended');
    });
    await expect(transaction).rejects.toThrow('ended');
  };
  await Promise.all(
    numbers.flatMap((number, index) => [
      ...lost.slice(index, index + 1).map(undone),
      admin.act(number, 'invoice', { state: 'processing' }),
    ]),
  );
  const issued = await admin.db
    .selectFrom('invoices')
    .select('sequence')
    .orderBy('sequence')
    .execute();
  expect(issued.length).toBeGreaterThanOrEqual(6);
  expect(issued.map(({ sequence }) => sequence)).toEqual(issued.map((_, index) => index + 1));
});

test('a packing slip lists a parcel without prices', async () => {
  const { number } = await admin.order();
  const { left } = await admin.file(number);
  const fields = { state: 'processing', shipments: '0', [`qty-${left[0]?.id}`]: '2' };
  await admin.act(number, 'ship', fields);
  const { slip } = await admin.print('packingSlip', number, 'packing-slip?shipment=1');
  expect(slip.lines).toEqual([{ sku: 'ZADNJI', name: 'ZADNJI', qty: 2, details: [] }]);
  expect(slip.left).toMatchObject([{ sku: 'ZADNJI', qty: 1 }]);
  expect(JSON.stringify(slip.lines)).not.toMatch(/price|total/i);
  const missing = await admin.app.inject(`/admin/orders/${number}/packing-slip?shipment=2`);
  expect(missing.statusCode).toBe(404);
});
