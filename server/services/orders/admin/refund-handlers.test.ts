import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { createCaller } from '#server/testing/caller.ts';
import { type OrderAdminDriver, openOrderAdmin } from '#tests/support/order-admin.ts';
import { ids } from '#tests/support/shop-data.ts';
import { readCreditNotes } from '../invoices/credit-notes.ts';
import { readInvoice } from '../invoices/invoice-rows.ts';
import { orderItems } from '../order-view.ts';
import { createOrderFileHandlers } from './order-file-handlers.ts';

let admin: OrderAdminDriver;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  admin = await openOrderAdmin();
  caller = createCaller(admin.db, createOrderFileHandlers);
});
afterAll(() => admin.close());

const staff = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId: admin.userId, sessionId: 's', scope },
});

async function open(number: number) {
  const file = await caller.result('orderFile.get', { number }, staff('orders'));
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

async function act(number: number, action: string, typed: Record<string, string> = {}) {
  const { state } = await open(number);
  const input = { number, action, typed: { state, ...typed } };
  return caller.result('orderFile.act', input, staff('orders'));
}

/** Creates a paid and delivered order of three maps and a book, with an invoice by default. */
async function delivered({ hasInvoice = true } = {}) {
  const order = await admin.order(undefined, ids.cash);
  await act(order.number, 'ship', {
    shipments: '0',
    ...Object.fromEntries(
      (await open(order.number)).left.map(({ id, qty }) => [`qty-${id}`, `${qty}`]),
    ),
  });
  await act(order.number, 'deliver');
  if (hasInvoice) await act(order.number, 'invoice');
  return { ...order, file: await open(order.number) };
}

const stockOf = async (id: number) =>
  (
    await admin.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stock ?? 0;

/** Returns the details of the last entry of an order's history. */
async function lastDetails(orderId: number): Promise<unknown> {
  const events = admin.db.selectFrom('order_events').select('details');
  const last = events.where('order_id', '=', orderId).orderBy('id', 'desc');
  return (await last.executeTakeFirstOrThrow()).details;
}

test('only staff with the right read orders or act on them', async () => {
  const { number } = await admin.order();
  const others = staff('pages');
  expect(await caller.result('orderFile.get', { number }, others)).toMatchObject({
    error: { code: 'forbidden' },
  });
  const input = { number, action: 'cancel', typed: { state: 'processing' } };
  expect(await caller.result('orderFile.act', input, others)).toMatchObject({
    error: { code: 'forbidden' },
  });
  expect((await open(number)).state).toBe('processing');
});

test('one line is refunded: the order continues, and the buyer gets a credit note by mail', async () => {
  const { id, number, file } = await delivered();
  const [line] = file.lines;
  if (!line) throw new Error('the order has no lines');
  const done = await act(number, 'refundPart', { [`qty-${line.id}`]: '1', note: 'oštećeno' });
  const amount = Math.round(line.total / line.qty);
  expect(done).toMatchObject({
    ok: true,
    value: {
      state: 'delivered',
      refunds: [{ amount, reason: 'oštećeno', items: [{ name: line.name, qty: 1, amount }] }],
      sums: { refunded: amount },
    },
  });
  const notes = await readCreditNotes(admin.db, id);
  expect(notes.map((note) => note.document.total)).toEqual([amount]);
  expect(done.ok && done.value.refunds[0]?.creditNote).toBe(notes[0]?.number);
  const details = { amount, note: 'oštećeno', creditNote: notes[0]?.number };
  expect(await lastDetails(id)).toEqual(details);
  const mails = admin.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'order.refunded');
  const [mail] = await mails.where('dedupe_key', 'like', `order.refunded:${id}:%`).execute();
  expect(mail?.payload).toMatchObject({ orderId: id });
});

test('a credit note for lines has the tax of these lines, one for an amount that of all', async () => {
  const { id, number, file } = await delivered();
  const invoice = await readInvoice(admin.db, id);
  const rates = invoice?.document.taxes.map(({ rate }) => rate) ?? [];
  expect(rates).toEqual([25, 5]);
  const book = file.lines.find(({ name }) => name === 'KNJIGA');
  await act(number, 'refundPart', { [`qty-${book?.id}`]: '1', note: 'oštećeno' });
  await act(number, 'refundPart', { amount: '2.00', note: 'popust' });
  const [lines, amount] = await readCreditNotes(admin.db, id);
  expect(lines?.document.taxes.map(({ rate, base, tax }) => [rate, base + tax])).toEqual([
    [5, lines?.document.total],
  ]);
  expect(amount?.document.taxes.map(({ rate }) => rate)).toEqual([25, 5]);
});

test('an order without an invoice is refunded without a credit note', async () => {
  const { id, number, file } = await delivered({ hasInvoice: false });
  const typed = { [`qty-${file.lines[0]?.id}`]: '1', note: 'oštećeno' };
  expect(await act(number, 'refundPart', typed)).toMatchObject({
    ok: true,
    value: { refunds: [{ reason: 'oštećeno', creditNote: null }] },
  });
  expect(await readCreditNotes(admin.db, id)).toEqual([]);
  expect(await lastDetails(id)).not.toHaveProperty('creditNote');
});

test('parts of a line add up to its price, and credit notes to the invoice, to the cent', async () => {
  const { id, number, file } = await delivered();
  const [line] = file.lines;
  if (!line) throw new Error('the order has no lines');
  for (let piece = 0; piece < line.qty; piece += 1) {
    await act(number, 'refundPart', { [`qty-${line.id}`]: '1', note: 'komad' });
  }
  const after = await open(number);
  expect(after.sums.refunded).toBe(line.total);
  const more = await act(number, 'refundPart', { [`qty-${line.id}`]: '1', note: 'previše' });
  expect(more).toMatchObject({ error: { code: 'numberInvalid', field: `qty-${line.id}` } });
  const rest = (after.sums.total - after.sums.refunded) / 100;
  const end = await act(number, 'refundPart', { amount: rest.toFixed(2), note: 'ostatak' });
  expect(end).toMatchObject({ ok: true, value: { state: 'refunded' } });
  const invoice = await readInvoice(admin.db, id);
  const notes = await readCreditNotes(admin.db, id);
  const sum = (rows: readonly { readonly base: number; readonly tax: number }[]) =>
    rows.reduce((all, { base, tax }) => all + base + tax, 0);
  expect(notes.reduce((all, { document }) => all + document.total, 0)).toBe(
    invoice?.document.total,
  );
  expect(notes.reduce((all, { document }) => all + sum(document.taxes), 0)).toBe(
    sum(invoice?.document.taxes ?? []),
  );
});

test.each([
  [{ amount: '0', note: 'x' }, 'numberInvalid', 'amount'],
  [{ note: 'x' }, 'numberInvalid', 'amount'],
  [{ amount: '99999', note: 'x' }, 'numberInvalid', 'amount'],
  [{ amount: '1' }, 'required', 'note'],
])('a refund of %j is refused at its field', async (typed, code, field) => {
  const { number } = await delivered();
  expect(await act(number, 'refundPart', typed as Record<string, string>)).toMatchObject({
    error: { code, field },
  });
  expect((await open(number)).refunds).toEqual([]);
});

test('returned goods go back into stock as far as staff choose, once, and move no money', async () => {
  const { number, file } = await delivered();
  const line = file.lines.find(({ qty }) => qty === 3);
  if (!line) throw new Error('the order has no such line');
  const before = await stockOf(ids.last);
  const typed = { [`qty-${line.id}`]: '2', [`restock-${line.id}`]: '1', note: 'jedan razbijen' };
  const done = await act(number, 'receiveReturn', typed);
  expect(done).toMatchObject({
    ok: true,
    value: {
      state: 'delivered',
      returns: [{ note: 'jedan razbijen', items: [{ qty: 2, restocked: 1 }] }],
      refunds: [],
    },
  });
  expect(await stockOf(ids.last)).toBe(before + 1);
  expect(await act(number, 'receiveReturn', typed)).toMatchObject({
    error: { code: 'numberInvalid', field: `qty-${line.id}`, params: { max: 1 } },
  });
  const movement = await admin.db
    .selectFrom('stock_movements')
    .select(['quantity', 'reason', 'actor_id'])
    .where('product_id', '=', ids.last)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(movement).toEqual({ quantity: 1, reason: 'returned', actor_id: admin.userId });
});

test('what was returned before is not put into stock a second time', async () => {
  const { number } = await admin.order(undefined, ids.cash);
  const { left } = await open(number);
  const all = Object.fromEntries(left.map(({ id, qty }) => [`qty-${id}`, `${qty}`]));
  await act(number, 'ship', { shipments: '0', ...all });
  const before = await stockOf(ids.last);
  const line = (await open(number)).lines.find(({ qty }) => qty === 3);
  const key = line?.id ?? 0;
  await act(number, 'receiveReturn', { [`qty-${key}`]: '1', [`restock-${key}`]: '1' });
  expect((await act(number, 'return')).ok).toBe(true);
  expect(await stockOf(ids.last)).toBe(before + 3);
});

test('the buyer sees which pieces came back, when, and for how many of them the money went back', async () => {
  const { id, number, file } = await delivered();
  const line = file.lines.find(({ qty }) => qty === 3);
  const key = `qty-${line?.id}`;
  const seen = async () => {
    const items = await orderItems(admin.db, id, 'hr');
    return items.map(({ qty, returned }) => [qty, returned]);
  };
  expect((await seen()).every(([, returned]) => returned === undefined)).toBe(true);
  await act(number, 'refundPart', { [key]: '1', note: 'unaprijed' });
  expect((await seen()).every(([, returned]) => returned === undefined)).toBe(true);
  for (const qty of ['1', '1']) await act(number, 'receiveReturn', { [key]: qty });
  const [last] = (await open(number)).returns.slice(-1);
  expect(await seen()).toContainEqual([3, { qty: 2, at: last?.at, refunded: 1 }]);
  await act(number, 'refundPart', { [key]: '2', note: 'sve' });
  expect(await seen()).toContainEqual([3, { qty: 2, at: last?.at, refunded: 2 }]);
});
