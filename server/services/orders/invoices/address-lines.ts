import type { Kysely } from 'kysely';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import { defaultLanguage, localize, parseLanguage } from '#schemas/languages.ts';
import { postalLines } from '#schemas/rules/address-format.ts';
import type { Database } from '../../../db/schema.ts';

/** Formats an address as on a letter, with the country in the order's language. */
export async function addressLines(
  db: Kysely<Database>,
  address: BuyerAddress,
  language: string,
): Promise<string[]> {
  const country = await db
    .selectFrom('countries')
    .select(['iso', 'name'])
    .where('id', '=', address.country ?? null)
    .executeTakeFirst();
  return [
    `${address.firstName} ${address.lastName}`,
    [address.companyName, address.companyOIB].filter(Boolean).join(', '),
    ...postalLines(address, country?.iso ?? ''),
    country ? localize(country.name, parseLanguage(language) ?? defaultLanguage) : '',
  ].filter((line) => line.trim() !== '');
}
