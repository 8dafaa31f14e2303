import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isValidCard } from './valid-card.ts';

const field = 'memberCardBarcode';

/**
 * Returns the card when `userId` may have it: it is valid and belongs to no other user. An empty value means
 * no card.
 */
export async function readBarcode(
  db: Kysely<Database>,
  given: string | null | undefined,
  userId: number | null,
  now: Date,
): Promise<Result<string | null>> {
  const barcode = given?.trim() ?? '';
  if (barcode === '') return ok(null);
  if (!(await isValidCard(db, barcode, now))) return fail('memberCardInvalid', { field });
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('barcode', '=', barcode)
    .executeTakeFirst();
  return owner && owner.id !== userId ? fail('barcodeTaken', { field }) : ok(barcode);
}

export const validateMembersBarcode =
  ({ db }: ServiceDependencies): Handler<'user.validateMembersBarcode'> =>
  async ({ barcode }, { actor, now }) => {
    const userId = actor.kind === 'anonymous' ? null : actor.userId;
    const checked = await readBarcode(db, barcode, userId, now);
    return ok({ isValid: checked.ok && checked.value !== null });
  };

/** Checks the card in the external register; without a register, in the shop's own cards (CARD-14). */
export const checkExternalBarcode =
  ({ db, cardRegister }: ServiceDependencies): Handler<'user.checkExternalBarcode'> =>
  async ({ barcode }, { now }) => {
    const card = barcode.trim();
    if (!cardRegister) return ok({ isValid: await isValidCard(db, card, now) });
    const response = await cardRegister.isValid(card);
    return response.ok ? ok({ isValid: response.value }) : response;
  };
