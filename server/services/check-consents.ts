import type { Kysely } from 'kysely';
import type { FormType } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../db/schema.ts';

/** When consents are sent, checks that the required ones are among them. */
export async function checkConsents(
  db: Kysely<Database>,
  formType: FormType,
  given: readonly number[] | undefined,
): Promise<Result<null>> {
  if (!given) return ok(null);
  const required = await db
    .selectFrom('consent_assignments')
    .select('consent_id')
    .where('form_type', '=', formType)
    .where('required', '=', true)
    .execute();
  const missing = required.some(({ consent_id: id }) => !given.includes(id));
  return missing ? fail('consentRequired') : ok(null);
}
