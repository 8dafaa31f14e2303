import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether the card exists, has not expired and was not revoked. */
export async function isValidCard(
  db: Kysely<Database>,
  barcode: string,
  now: Date,
): Promise<boolean> {
  const card = await db
    .selectFrom('member_cards')
    .select('valid_to')
    .where('barcode', '=', barcode)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return card !== undefined && new Date(card.valid_to) > now;
}
