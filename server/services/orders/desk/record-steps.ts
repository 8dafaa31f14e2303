import { fail, ok } from '#schemas/result.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { recordMove } from '../order-states.ts';
import { type DeskStep, noted, staffOf, typedAt } from './desk-step.ts';
import { orderMails } from './order-mail-rows.ts';

/** What leaves the state of an order as it is. */
export const recordSteps = {
  async note(step, { id, state }, deed) {
    if (typedAt(deed, 'note') === '') return fail('required', { field: 'note' });
    const line = { from: state, to: state, actor: staffOf(deed), reason: 'note' };
    await recordMove(step, id, { ...line, details: noted(deed) });
    return ok(null);
  },
  async invoice(step, order, deed) {
    const issued = await issueInvoice(step, order, deed.userId);
    if (!issued.ok) return issued;
    const { id, state } = order;
    const line = { from: state, to: state, actor: staffOf(deed), reason: 'invoice issued' };
    await recordMove(step, id, { ...line, details: { invoice: issued.value, ...noted(deed) } });
    return ok(null);
  },
  /** The number of earlier copies is part of the key: a form sent twice sends one mail. */
  async resend(step, { id, state }, deed) {
    const mail = await orderMails(step, id)
      .where('first.id', '=', readId(typedAt(deed, 'mail')))
      .executeTakeFirst();
    if (!mail) return fail('notFound');
    if (`${mail.copies}` !== typedAt(deed, 'copies')) return fail('conflict');
    await step
      .insertInto('outbox')
      .values({
        kind: mail.kind,
        payload: JSON.stringify({ ...mail.payload, copyOf: mail.id }),
        dedupe_key: `copy:${mail.id}:${mail.copies + 1}`,
      })
      .execute();
    const line = { from: state, to: state, actor: staffOf(deed), reason: 'mail sent again' };
    await recordMove(step, id, { ...line, details: { mail: mail.kind } });
    return ok(null);
  },
} satisfies Record<string, DeskStep>;

function readId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
