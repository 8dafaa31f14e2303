import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, mailerOf, startMailServer } from '#tests/support/mail.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { ids } from '#tests/support/shop-data.ts';
import { readCreditNote } from '../invoices/credit-notes.ts';

let admin: OrderAdminDriver;
let server: MailServer;
let mailer: ReturnType<typeof mailerOf>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  server = await startMailServer();
  mailer = mailerOf(admin.shop, server);
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await admin.close();
});

const by = 'skladiste@example.com';

/** Sends a whole order in one parcel. */
async function ship(number: number, trackingNumber = 'RR1HR') {
  const { order, left, shipments } = await admin.file(number);
  const all = left.map(({ id, qty }) => [`qty-${id}`, `${qty}`]);
  const form = { state: order.state, shipments: `${shipments.length}`, trackingNumber };
  await admin.act(number, 'ship', { ...form, ...Object.fromEntries(all) });
}

/** Mails sent to the buyer since the last call, newest last. */
async function mailed() {
  server.received.splice(0);
  await mailer.send();
  return server.received.map(({ subject, text, attachments }) => ({
    subject,
    text,
    files: attachments.map(({ filename, content }) => ({
      filename,
      isPdf:
        Buffer.from(content as ArrayBuffer)
          .subarray(0, 5)
          .toString() === '%PDF-',
    })),
  }));
}

async function stock(productId: number): Promise<number | null> {
  const row = await admin.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

async function paidOrder() {
  const order = await admin.order([[ids.last, 2]], ids.bank);
  await admin.act(order.number, 'paid', { state: 'pending_payment' });
  return order;
}

test.each([true, false])(
  'staff correct the tracking number of a sent parcel, with a mail: %s',
  async (isReported) => {
    const { number, orderSlug, session } = await admin.order();
    await ship(number);
    await mailed();
    const change = { state: 'shipped', shipment: '1', carrier: 'GLS' };
    const right = { ...change, trackingNumber: ' RR2 HR ', ...(isReported && { notify: '1' }) };
    expect((await admin.act(number, 'track', right)).ok).toBe(true);
    const { fulfilment } = await admin.shop.get('checkout.order', { orderSlug, ...session });
    expect(fulfilment?.shipments).toMatchObject([
      {
        carrier: 'GLS',
        trackingNumber: 'RR2 HR',
        trackingUrl: 'https://posta.example/?broj=RR2%20HR',
      },
    ]);
    const details = { shipment: 1, before: 'RR1HR', trackingNumber: 'RR2 HR' };
    expect((await admin.file(number)).events.at(-1)).toMatchObject({
      to_state: 'shipped',
      by,
      details,
    });
    const mails = await mailed();
    expect(mails.map(({ subject }) => subject?.includes('Novi broj pošiljke'))).toEqual(
      isReported ? [true] : [],
    );
    if (isReported) expect(mails[0]?.text).toContain('broj=RR2%20HR');
  },
);

test('the tracking number of a missing or delivered parcel cannot be changed', async () => {
  const { number } = await admin.order();
  await ship(number);
  const track = { state: 'shipped', shipment: '2', trackingNumber: 'X' };
  expect((await admin.act(number, 'track', track)).ok).toBe(false);
  const long = { ...track, shipment: '1', trackingNumber: 'x'.repeat(61) };
  expect(await admin.act(number, 'track', long)).toMatchObject({
    error: { code: 'maxLength', field: 'trackingNumber' },
  });
  await admin.act(number, 'deliver', { state: 'shipped' });
  expect((await admin.act(number, 'track', { ...track, state: 'delivered' })).ok).toBe(false);
});

test('a refused parcel is returned to stock without a payment, and the buyer is notified · ORDER-18', async () => {
  const before = await stock(ids.last);
  const { id, number, orderSlug, session } = await admin.order([[ids.last, 3]]);
  expect((await admin.file(number)).actions).not.toContain('return');
  await ship(number);
  expect((await admin.file(number)).actions).toContain('return');
  await mailed();
  await admin.act(number, 'return', { state: 'shipped', note: 'odbijeno na vratima' });
  const { order, events, actions } = await admin.file(number);
  expect([order.state, order.paid_at, actions]).toEqual(['returned', null, []]);
  expect(await stock(ids.last)).toBe(before);
  expect(events.at(-1)).toMatchObject({
    from_state: 'shipped',
    to_state: 'returned',
    by,
    details: { note: 'odbijeno na vratima' },
  });
  expect(await mailed()).toMatchObject([
    { subject: expect.stringContaining('se vratila'), files: [] },
  ]);
  const shown = await admin.shop.get('checkout.order', { orderSlug, ...session });
  expect(shown).toMatchObject({
    status: 'cancelled',
    fulfilment: { state: 'returned' },
    papers: [],
  });
  expect(await readCreditNote(admin.db, id)).toBeNull();
  const again = await admin.act(number, 'return', { state: 'returned' });
  expect(again.ok).toBe(false);
  expect(await stock(ids.last)).toBe(before);
});

test('a parcel that is already paid cannot be marked as refused', async () => {
  const { number } = await paidOrder();
  await ship(number);
  expect((await admin.act(number, 'return', { state: 'shipped' })).ok).toBe(false);
});

test('an issued invoice is mailed and shown with the order to those with access', async () => {
  const { number, orderSlug, session } = await admin.order();
  await mailed();
  await admin.act(number, 'invoice', { state: 'processing' });
  const { papers } = await admin.shop.get('checkout.order', { orderSlug, ...session });
  expect(papers).toMatchObject([
    {
      kind: 'invoice',
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      href: expect.stringMatching(/^\/digital\/invoice\//),
    },
  ]);
  const filename = `račun-${papers?.[0]?.number}.pdf`;
  expect(await mailed()).toMatchObject([{ files: [{ filename, isPdf: true }] }]);
  expect((await admin.file(number)).papers).toMatchObject([{ kind: 'invoice' }]);
  expect(await admin.shop.call('checkout.order', { orderSlug })).toMatchObject({
    error: { code: 'orderLocked' },
  });
});

test.each([
  ['a part', 'refund', '5,00', 500],
  ['the whole', 'refund', null, 2450],
  ['a cancelled order', 'cancel', null, 2450],
])('%s of an invoice is credited with its own number', async (_, action, amount, total) => {
  const { id, number, orderSlug, session } = await paidOrder();
  await admin.act(number, 'invoice', { state: 'paid' });
  await mailed();
  const { order } = await admin.file(number);
  const whole = (order.order_total / 100).toFixed(2);
  await admin.act(number, action, { state: 'paid', amount: amount ?? whole });
  const note = await readCreditNote(admin.db, id);
  const { papers, events } = await admin.file(number);
  expect(note?.document).toMatchObject({ invoiceNumber: papers[0]?.number, total });
  const taxed = note?.document.taxes.reduce((sum, { base, tax }) => sum + base + tax, 0);
  expect(taxed).toBe(total);
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
  expect(events.at(-1)?.details).toMatchObject({ creditNote: note?.number });
  const shown = await admin.shop.get('checkout.order', { orderSlug, ...session });
  expect(shown.papers).toMatchObject([{}, { kind: 'creditNote', number: note?.number }]);
  const filename = `odobrenje-${note?.number}.pdf`;
  expect(await mailed()).toMatchObject([{ files: [{ filename, isPdf: true }] }]);
});

test('an order without an invoice gets no credit note, and an invoice at most one', async () => {
  const plain = await paidOrder();
  await admin.act(plain.number, 'refund', { state: 'paid', amount: '1,00' });
  expect((await admin.file(plain.number)).papers).toEqual([]);
  const { number } = await paidOrder();
  await admin.act(number, 'invoice', { state: 'paid' });
  await admin.act(number, 'cancel', { state: 'paid' });
  await admin.act(number, 'refund', { state: 'cancelled', amount: '24,50' });
  const { order, papers } = await admin.file(number);
  expect([order.state, papers.length]).toEqual(['refunded', 2]);
});

test('credit note numbers are consecutive without gaps', async () => {
  const orders = await Promise.all([paidOrder(), paidOrder(), paidOrder()]);
  await Promise.all(
    orders.map(async ({ number }) => {
      await admin.act(number, 'invoice', { state: 'paid' });
      await admin.act(number, 'refund', { state: 'paid', amount: '3,00' });
    }),
  );
  const rows = await admin.db
    .selectFrom('credit_notes')
    .select('sequence')
    .orderBy('sequence')
    .execute();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  const change = admin.db.updateTable('credit_notes').set({ sequence: 99 });
  await expect(change.execute()).rejects.toThrow('never changed');
});
