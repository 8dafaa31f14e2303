import type { Kysely } from 'kysely';
import type { User } from '#schemas/entities/user.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { listAddresses } from './address-rows.ts';

/** Returns the id of the caller's account, customer or back office. */
export function accountId({ actor }: CallContext): Result<number> {
  return actor.kind === 'anonymous' ? fail('unauthorized') : ok(actor.userId);
}

export async function loadUser(db: Kysely<Database>, id: number): Promise<Result<User>> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return fail('unauthorized');
  const { firstName = '', lastName = '' } = row.details;
  return ok({
    id: row.id,
    email: row.email,
    username: row.email,
    details: { firstName, lastName },
    company: row.company && { name: row.company.name ?? '', oib: row.company.oib ?? null },
    memberCardBarcode: row.barcode,
    addresses: await listAddresses(db, id),
    isBackofficeUser: row.is_backoffice,
    scope: [...row.scope],
    emailVerified: row.email_verified_at !== null,
    createdAt: row.created_at,
  });
}
