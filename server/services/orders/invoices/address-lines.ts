import type { Kysely } from 'kysely';
import type { AddressInput } from '#schemas/entities/address.ts';
import { defaultLanguage, localize, parseLanguage } from '#schemas/languages.ts';
import type { Database } from '../../../db/schema.ts';

/** An address as it stands on a letter, the country in the order's language. */
export async function addressLines(
  db: Kysely<Database>,
  address: AddressInput,
  language: string,
): Promise<string[]> {
  const country = await db
    .selectFrom('countries')
    .select('name')
    .where('id', '=', address.country)
    .executeTakeFirst();
  return [
    `${address.firstName} ${address.lastName}`,
    [address.companyName, address.companyOIB].filter(Boolean).join(', '),
    `${address.street} ${address.houseNumber}`,
    `${address.zipCode} ${address.city}`,
    country ? localize(country.name, parseLanguage(language) ?? defaultLanguage) : '',
  ].filter((line) => line.trim() !== '');
}
