import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { isValidCard } from '../account/valid-card.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CartChange, changeCart, customerId } from './change-cart.ts';

/** Applies the card; an empty barcode removes it. A user without a card gets this one stored (CARD-07). */
export const applyMemberCard =
  (deps: ServiceDependencies): Handler<'cart.applyMemberCard'> =>
  async (input, context) => {
    const barcode = input.barcode.trim();
    const checked = barcode === '' ? ok(null) : await checkCard(deps, barcode, context.now);
    if (!checked.ok) return checked;
    return changeCart(deps, input, context, async (change) => {
      if (barcode === '') return ok({ member_card_barcode: null });
      const kept = await saveForUser(change, barcode);
      return kept.ok ? ok({ member_card_barcode: barcode }) : kept;
    });
  };

/** Runs outside the transaction, so that nothing is locked while the register responds. */
async function checkCard(
  { db, cardRegister }: ServiceDependencies,
  barcode: string,
  now: Date,
): Promise<Result<null>> {
  if (!(await isValidCard(db, barcode, now))) return fail('memberCardInvalid');
  const confirmed = cardRegister ? await cardRegister.isValid(barcode) : ok(true);
  if (!confirmed.ok) return confirmed;
  return confirmed.value ? ok(null) : fail('memberCardInvalid');
}

async function saveForUser({ step, context }: CartChange, barcode: string): Promise<Result<null>> {
  const userId = customerId(context);
  if (userId === null) return ok(null);
  const owner = await step
    .selectFrom('users')
    .select('id')
    .where('barcode', '=', barcode)
    .executeTakeFirst();
  if (owner) return owner.id === userId ? ok(null) : fail('barcodeTaken');
  await step
    .updateTable('users')
    .set({ barcode })
    .where('id', '=', userId)
    .where('barcode', 'is', null)
    .execute();
  return ok(null);
}
