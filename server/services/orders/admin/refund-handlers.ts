import type { Selectable, Transaction } from 'kysely';
import type { Money } from '#schemas/money.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import { queueRefundMail } from '../../../mail/queue-order-mails.ts';
import { addedTax } from '../added-tax.ts';
import { moveOrder, recordMove } from '../order-states.ts';
import { piecesPrice } from '../refunds/line-price.ts';
import { lineProgress, refundedSum, returnable } from '../refunds/read-refunds.ts';
import { type ReturnedPieces, receiveReturn } from '../refunds/receive-return.ts';
import { type RefundedPieces, recordRefund } from '../refunds/record-refund.ts';
import {
  type OrderActionHandler,
  type OrderActionInput,
  staffOf,
  typedAt,
} from './action-handler.ts';
import { quantityField } from './delivery-handlers.ts';
import { readAmount } from './read-amount.ts';

type Order = Selectable<OrdersTable>;

/** Name of the field with the pieces of a line that can be sold again. */
export const restockField = (itemId: number) => `restock-${itemId}`;

/** Partial refunds and returned goods. */
export const refundHandlers = {
  /** Pays back the price of chosen lines, or an amount; the order ends once everything has been paid back. */
  async refundPart(step, order, input) {
    const reason = typedAt(input, 'note');
    if (reason === '') return fail('required', { field: 'note' });
    const rest = order.order_total - (await refundedSum(step, order.id));
    const items = await refundedPieces(step, order, input);
    if (!items.ok) return items;
    const amount = amountOf(items.value, typedAt(input, 'amount'), order.currency);
    if (amount === null || amount === 0 || amount > rest) {
      return fail('numberInvalid', { field: 'amount' });
    }
    const isEnd = amount === rest;
    const { userId } = input;
    const refund = { amount, reason, items: items.value, isEnd, userId };
    const { id, creditNote } = await recordRefund(step, order, refund);
    const details = { amount, note: reason, ...(creditNote && { creditNote }) };
    const actor = staffOf(input);
    if (isEnd) {
      return moveOrder(step, order.id, 'refunded', { actor, reason: 'money went back', details });
    }
    const { state } = order;
    const line = { from: state, to: state, actor, reason: 'part of the money went back' };
    await recordMove(step, order.id, { ...line, details });
    await queueRefundMail(step, order.id, id);
    return ok(null);
  },
  async receiveReturn(step, order, input) {
    const items = await returnedPieces(step, order, input);
    if (!items.ok) return items;
    const { id, state } = order;
    const { userId } = input;
    const note = typedAt(input, 'note');
    await receiveReturn(step, order, { items: items.value, note, userId });
    const sum = (key: 'qty' | 'restocked') => items.value.reduce((all, item) => all + item[key], 0);
    const details = { pieces: sum('qty'), restocked: sum('restocked'), ...(note && { note }) };
    const line = { from: state, to: state, actor: staffOf(input), reason: 'goods came back' };
    await recordMove(step, id, { ...line, details });
    return ok(null);
  },
} satisfies Record<string, OrderActionHandler>;

/** A typed amount takes precedence over the price of the lines. */
function amountOf(items: readonly RefundedPieces[], typed: string, currency: string): Money | null {
  if (typed !== '') return readAmount(typed, currency);
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

async function refundedPieces(
  step: Transaction<Database>,
  order: Order,
  input: OrderActionInput,
): Promise<Result<RefundedPieces[]>> {
  const isTaxAdded = addedTax(order) > 0;
  const [lines, progress] = await Promise.all([
    step.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute(),
    lineProgress(step, order.id),
  ]);
  const items: RefundedPieces[] = [];
  for (const { id, qty: all, refunded: before } of progress) {
    const read = readPieces(input, quantityField(id), all - before);
    if (!read.ok) return read;
    const line = lines.find((each) => each.id === id);
    const qty = read.value;
    if (qty === 0 || !line) continue;
    const amount = piecesPrice(line, { before, qty, isTaxAdded });
    items.push({ id, qty, amount, taxRate: line.tax_rate });
  }
  return ok(items);
}

async function returnedPieces(
  step: Transaction<Database>,
  order: Order,
  input: OrderActionInput,
): Promise<Result<ReturnedPieces[]>> {
  const items: ReturnedPieces[] = [];
  const progress = await lineProgress(step, order.id);
  for (const line of progress) {
    const { id } = line;
    const qty = readPieces(input, quantityField(id), returnable(order, line));
    if (!qty.ok) return qty;
    const restocked = readPieces(input, restockField(id), qty.value);
    if (!restocked.ok) return restocked;
    if (qty.value > 0) items.push({ id, qty: qty.value, restocked: restocked.value });
  }
  const [first] = progress;
  if (items.length > 0 || !first) return ok(items);
  return fail('required', { field: quantityField(first.id) });
}

function readPieces(input: OrderActionInput, field: string, most: number): Result<number> {
  const text = typedAt(input, field) || '0';
  const qty = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return qty <= most ? ok(qty) : fail('numberInvalid', { field, params: { max: most } });
}
