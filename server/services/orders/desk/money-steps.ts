import { fail, ok } from '#schemas/result.ts';
import { moveOrder, recordMove } from '../order-states.ts';
import { type DeskStep, noted, staffOf, typedAt } from './desk-step.ts';

/** What people of the shop note about money, and the end of an order. */
export const moneySteps = {
  paid: (step, { id }, deed) =>
    moveOrder(step, id, 'paid', {
      actor: staffOf(deed),
      reason: 'transfer arrived',
      details: noted(deed),
    }),
  cancel: (step, { id }, deed) =>
    moveOrder(step, id, 'cancelled', {
      actor: staffOf(deed),
      reason: 'cancelled by the shop',
      details: noted(deed),
    }),
  async refund(step, { id, order_total: most }, deed) {
    const amount = readCents(typedAt(deed, 'amount'));
    if (amount === null || amount < 1 || amount > most) {
      return fail('numberInvalid', { field: 'amount' });
    }
    const details = { amount, ...noted(deed) };
    const reason = 'money went back';
    return moveOrder(step, id, 'refunded', { actor: staffOf(deed), reason, details });
  },
  async looked(step, { id, state }, deed) {
    if (typedAt(deed, 'note') === '') return fail('required', { field: 'note' });
    const flags = await step
      .updateTable('payments')
      .set({ flag: null })
      .where('order_id', '=', id)
      .where('flag', 'is not', null)
      .returning('id')
      .execute();
    const details = { payments: flags.map((payment) => payment.id), ...noted(deed) };
    const reason = 'payment was looked at';
    await recordMove(step, id, { from: state, to: state, actor: staffOf(deed), reason, details });
    return ok(null);
  },
} satisfies Record<string, DeskStep>;

/** `12`, `12,5`, `1.234,50` and `1234.50` in cents; null for what is no amount. */
function readCents(text: string): number | null {
  const plain = text.replace(/\s|€/g, '').replace(/[.,](?=\d{3}(\D|$))/g, '');
  const [, euros, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
