import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** ISO codes the shop sells to; `ALL` for every country it knows. */
export async function allowedCountries(db: Kysely<Database>): Promise<'ALL' | readonly string[]> {
  const option = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.allowedCountries')
    .executeTakeFirst();
  return Array.isArray(option?.value) ? (option.value as string[]) : 'ALL';
}

export async function isAllowedCountry(db: Kysely<Database>, iso: string): Promise<boolean> {
  const allowed = await allowedCountries(db);
  return allowed === 'ALL' || allowed.includes(iso);
}
