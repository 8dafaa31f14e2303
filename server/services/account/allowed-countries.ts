import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** ISO codes of the countries the shop sells to; `ALL` for every known country. */
export async function allowedCountries(db: Kysely<Database>): Promise<'ALL' | readonly string[]> {
  const option = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.allowedCountries')
    .executeTakeFirst();
  return Array.isArray(option?.value) ? (option.value as string[]) : 'ALL';
}

/** Returns the ISO code of a country by id, or null when the shop does not sell to it. */
export async function allowedIso(db: Kysely<Database>, countryId: number): Promise<string | null> {
  const { rows } = await sql<{ iso: string }>`
    SELECT iso FROM countries WHERE id = ${countryId} AND NOT EXISTS (
      SELECT FROM options WHERE key = 'site.allowedCountries' AND jsonb_typeof(value) = 'array'
        AND NOT value ? countries.iso)`.execute(db);
  return rows[0]?.iso ?? null;
}
