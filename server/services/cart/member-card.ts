import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CartChange, changeCart, customerId } from './change-cart.ts';
import { isValidCard } from './chosen-extras.ts';

/** An empty barcode takes the card off. A user without a card keeps this one (CARD-07). */
export const applyMemberCard =
  (deps: ServiceDependencies): Handler<'cart.applyMemberCard'> =>
  (input, context) =>
    changeCart(deps, input, context, async (change) => {
      const barcode = input.barcode.trim();
      if (barcode === '') return setCard(change, null);
      if (!(await isValidCard(change.step, barcode, context.now))) return fail('memberCardInvalid');
      const kept = await keepForUser(change, barcode);
      return kept.ok ? setCard(change, barcode) : kept;
    });

async function setCard({ step, row }: CartChange, barcode: string | null): Promise<Result<null>> {
  await step
    .updateTable('carts')
    .set({ member_card_barcode: barcode })
    .where('id', '=', row.id)
    .execute();
  return ok(null);
}

async function keepForUser({ step, context }: CartChange, barcode: string): Promise<Result<null>> {
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
