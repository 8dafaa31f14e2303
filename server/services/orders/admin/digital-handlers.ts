import { type RawBuilder, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { newCardNumber } from '../../digital/card-number.ts';
import { deliverByHand } from '../../digital/hand-deliveries.ts';
import { newTicketCode } from '../../digital/ticket-code.ts';
import { ended, recordMove } from '../order-states.ts';
import {
  noted,
  type OrderActionHandler,
  type OrderActionInput,
  staffOf,
  typedAt,
} from './action-handler.ts';

interface DigitalKind {
  readonly table: 'tickets' | 'downloads' | 'vouchers' | 'member_cards';
  /** Column the form identifies a row by; a replaced code matches no row. */
  readonly key: 'code' | 'id' | 'barcode';
  /** The new values of a reissued row. */
  readonly fresh: () => RawBuilder<unknown>;
  /** Condition for rows that can be reissued. */
  readonly where: RawBuilder<boolean>;
}

const any = sql<boolean>`true`;

/** A used ticket cannot be reissued, nor a revoked one whose seat now belongs to another ticket. */
const unusedTicket = sql<boolean>`(used_at IS NULL AND (revoked_at IS NULL OR NOT EXISTS (
  SELECT FROM tickets other WHERE other.event_id = tickets.event_id AND other.seat = tickets.seat
    AND other.revoked_at IS NULL)))`;

const kinds: Readonly<Record<string, DigitalKind>> = {
  ticket: {
    table: 'tickets',
    key: 'code',
    fresh: () => sql`code = ${newTicketCode()}`,
    where: unusedTicket,
  },
  download: { table: 'downloads', key: 'id', fresh: () => sql`used = 0`, where: any },
  voucher: {
    table: 'vouchers',
    key: 'code',
    fresh: () => sql`code = ${newTicketCode()}`,
    where: any,
  },
  card: {
    table: 'member_cards',
    key: 'barcode',
    fresh: () => sql`barcode = ${newCardNumber()}`,
    where: any,
  },
};

/** Returns the name of the changed row, or null when none matches. */
async function change(
  step: Transaction<Database>,
  { id }: { readonly id: number },
  { table, key }: DigitalKind,
  { which, set, where }: { which: string; set: RawBuilder<unknown>; where: RawBuilder<boolean> },
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`UPDATE ${sql.table(table)} SET ${set}
    WHERE ${sql.ref(key)}::text = ${which} AND ${where}
      AND order_item_id IN (SELECT id FROM order_items WHERE order_id = ${id})
    RETURNING name`.execute(step);
  return rows[0]?.name ?? null;
}

const kindOf = (input: OrderActionInput): DigitalKind | undefined => kinds[typedAt(input, 'kind')];

/** Actions on single tickets, files, vouchers and cards. */
export const digitalHandlers = {
  async revoke(step, order, input) {
    const kind = kindOf(input);
    if (!kind) return fail('badRequest');
    const name = await change(step, order, kind, {
      which: typedAt(input, 'which'),
      set: sql`revoked_at = now()`,
      where: sql<boolean>`revoked_at IS NULL`,
    });
    return record(step, order, input, { name, reason: 'digital goods revoked' });
  },
  async reissue(step, order, input) {
    const kind = kindOf(input);
    if (!kind) return fail('badRequest');
    if (ended.has(order.state)) return fail('conflict');
    const name = await change(step, order, kind, {
      which: typedAt(input, 'which'),
      set: sql`revoked_at = NULL, ${kind.fresh()}`,
      where: kind.where,
    });
    return record(step, order, input, { name, reason: 'digital goods issued again' });
  },
  async handOver(step, order, input) {
    const itemId = Number(typedAt(input, 'which')) || 0;
    const isDone = await deliverByHand(step, order.id, itemId, input.userId);
    const name = isDone ? '' : null;
    return record(step, order, input, { name, reason: 'delivered by hand' });
  },
} satisfies Record<string, OrderActionHandler>;

async function record(
  step: Transaction<Database>,
  { id, state }: Parameters<OrderActionHandler>[1],
  input: OrderActionInput,
  { name, reason }: { readonly name: string | null; readonly reason: string },
): Promise<Result<null>> {
  if (name === null) return fail('conflict');
  const line = { from: state, to: state, actor: staffOf(input), reason };
  await recordMove(step, id, { ...line, details: { ...(name && { name }), ...noted(input) } });
  return ok(null);
}
