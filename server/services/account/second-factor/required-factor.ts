import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Key of the setting that every member of staff needs a second factor. */
export const factorOption = 'site.staffNeedFactor';

const isFactorRequired: RawBuilder<boolean> = sql<boolean>`
  EXISTS (SELECT FROM options WHERE key = ${factorOption} AND value = 'true'::jsonb)`;

/** Whether the user of the row still has to set up the second factor that the site requires. */
export const lacksFactor: RawBuilder<boolean> = sql<boolean>`(
  users.is_backoffice AND ${isFactorRequired} AND NOT EXISTS (
    SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL))`;

/** Whether the site requires a second factor of all staff. */
export async function requiresFactor(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ readonly is: boolean }>`SELECT ${isFactorRequired} AS is`.execute(
    db,
  );
  return rows[0]?.is === true;
}
