import type { Selectable, Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { forgetAvailability } from '../forget-availability.ts';
import { moveOrder, recordMove } from '../order-states.ts';
import { takenProducts } from '../taken-products.ts';
import { type DeskAction, possibleActions } from './possible-actions.ts';

export interface DeskDeed {
  readonly number: number;
  readonly action: DeskAction;
  /** Euros as typed, for a refund. */
  readonly amount: string;
  /** A few words for the history of the order. */
  readonly note: string;
  /** State that the order had when it was looked at. */
  readonly seenState: string;
  readonly userId: number;
}

const longestNote = 500;

type Order = Selectable<OrdersTable>;

/**
 * Does one of the things that people of the shop may do with an order. An order that has moved since
 * it was looked at stays as it is (`conflict`). Faults name the field.
 */
export async function actOnOrder(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  deed: DeskDeed,
): Promise<Result<null>> {
  const note = deed.note.trim();
  if (note.length > longestNote) {
    return fail('maxLength', { field: 'note', params: { max: longestNote } });
  }
  const done = await inTransaction(deps.db, (step) => act(step, { ...deed, note }));
  if (!done.ok) return done;
  await forgetAvailability(deps, await takenProducts(deps.db, done.value));
  return ok(null);
}

async function act(step: Transaction<Database>, deed: DeskDeed): Promise<Result<number>> {
  const order = await step
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', deed.number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return fail('notFound');
  const payments = await step
    .selectFrom('payments')
    .select(['state', 'flag'])
    .where('order_id', '=', order.id)
    .execute();
  const isPossible = possibleActions(order, payments).includes(deed.action);
  if (!isPossible || order.state !== deed.seenState) return fail('conflict');
  const acted = await steps[deed.action](step, order, deed);
  return acted.ok ? ok(order.id) : acted;
}

type Step = (step: Transaction<Database>, order: Order, deed: DeskDeed) => Promise<Result<unknown>>;

const by = ({ userId }: DeskDeed) => ({ kind: 'staff', userId }) as const;
const noted = ({ note }: DeskDeed) => (note === '' ? {} : { note });

const steps: Readonly<Record<DeskAction, Step>> = {
  paid: (step, { id }, deed) =>
    moveOrder(step, id, 'paid', {
      actor: by(deed),
      reason: 'transfer arrived',
      details: noted(deed),
    }),
  cancel: (step, { id }, deed) =>
    moveOrder(step, id, 'cancelled', {
      actor: by(deed),
      reason: 'cancelled by the shop',
      details: noted(deed),
    }),
  async refund(step, { id, order_total: most }, deed) {
    const amount = readCents(deed.amount);
    if (amount === null || amount < 1 || amount > most) {
      return fail('numberInvalid', { field: 'amount' });
    }
    const details = { amount, ...noted(deed) };
    return moveOrder(step, id, 'refunded', { actor: by(deed), reason: 'money went back', details });
  },
  async looked(step, { id, state }, deed) {
    if (deed.note === '') return fail('required', { field: 'note' });
    const flags = await step
      .updateTable('payments')
      .set({ flag: null })
      .where('order_id', '=', id)
      .where('flag', 'is not', null)
      .returning('id')
      .execute();
    const details = { payments: flags.map((payment) => payment.id), ...noted(deed) };
    const reason = 'payment was looked at';
    await recordMove(step, id, { from: state, to: state, actor: by(deed), reason, details });
    return ok(null);
  },
};

/** `12`, `12,5`, `1.234,50` and `1234.50` in cents; null for what is no amount. */
function readCents(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\s|€/g, '')
    .replace(/[.,](?=\d{3}(\D|$))/g, '');
  const [, euros, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
