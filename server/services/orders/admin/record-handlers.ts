import { sql } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { recordMove } from '../order-states.ts';
import { noted, type OrderActionHandler, staffOf, typedAt } from './action-handler.ts';
import { orderMails } from './order-mail-rows.ts';

/** Actions that do not change the state of an order. */
export const recordHandlers = {
  async note(step, { id, state }, input) {
    if (typedAt(input, 'note') === '') return fail('required', { field: 'note' });
    const line = { from: state, to: state, actor: staffOf(input), reason: 'note' };
    await recordMove(step, id, { ...line, details: noted(input) });
    return ok(null);
  },
  async invoice(step, order, input) {
    const issued = await issueInvoice(step, order, input.userId);
    if (!issued.ok) return issued;
    const { id, state } = order;
    const line = { from: state, to: state, actor: staffOf(input), reason: 'invoice issued' };
    await recordMove(step, id, { ...line, details: { invoice: issued.value, ...noted(input) } });
    return ok(null);
  },
  /** The number of earlier copies is part of the key, so that a form submitted twice sends one mail. */
  async resend(step, { id, state }, input) {
    const mail = await orderMails(step, id)
      .where('first.id', '=', readId(typedAt(input, 'mail')))
      .executeTakeFirst();
    if (!mail) return fail('notFound');
    if (`${mail.copies}` !== typedAt(input, 'copies')) return fail('conflict');
    await step
      .insertInto('outbox')
      .values({
        kind: mail.kind,
        payload: JSON.stringify({ ...mail.payload, copyOf: mail.id }),
        dedupe_key: `copy:${mail.id}:${mail.copies + 1}`,
      })
      .execute();
    const line = { from: state, to: state, actor: staffOf(input), reason: 'mail sent again' };
    await recordMove(step, id, { ...line, details: { mail: mail.kind } });
    return ok(null);
  },
  /** Makes the report due, so that the job sends it at once. */
  async report(step, { id, state }, input) {
    const paper = await step
      .updateTable('fiscal_papers')
      .set({ available_at: sql`now()` })
      .where('order_id', '=', id)
      .where('id', '=', readId(typedAt(input, 'paper')))
      .where('office_number', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!paper) return fail('notFound');
    const line = { from: state, to: state, actor: staffOf(input), reason: 'paper reported again' };
    await recordMove(step, id, { ...line, details: noted(input) });
    return ok(null);
  },
} satisfies Record<string, OrderActionHandler>;

function readId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
