import { type Kysely, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';

const maximumLength = 100;

/** Returns the name of a shop in its stored form. */
export function readShopName(given: string): Result<string> {
  const field = 'shopName';
  const name = given.normalize('NFC').trim();
  if (name === '') return fail('required', { field });
  if (/\p{Cc}/u.test(name)) return fail('invalidValue', { field });
  return [...name].length > maximumLength
    ? fail('maxLength', { field, params: { max: maximumLength } })
    : ok(name);
}

/** Names of the shop in shared elements, by the element's handler. */
const optionOf = { 'header-section': 'logoText', 'footer-section': 'name' } as const;

/** Renames the shop, also where the company, header and footer have its former name. */
export async function nameShop(step: Kysely<Database>, name: string): Promise<void> {
  const former = await step
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.name')
    .executeTakeFirst();
  const value = JSON.stringify(name);
  await step
    .insertInto('options')
    .values({ key: 'site.name', value, public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await sql`UPDATE options SET value = value || jsonb_build_object('name', ${name}::text)
    WHERE key = 'site.company' AND value ->> 'name' = ${former?.value ?? ''}`.execute(step);
  for (const [handler, option] of Object.entries(optionOf)) {
    await sql`UPDATE elements SET options = options || jsonb_build_object(${option}::text, ${name}::text)
      WHERE handler = ${handler} AND shared AND options ->> ${option} = ${former?.value ?? ''}`.execute(
      step,
    );
  }
}
