import type { Kysely } from 'kysely';
import type { Payee } from '#schemas/markets/payment-slip.ts';
import type { SiteSettings } from '#schemas/site-data.ts';
import type { Database } from '../../db/schema.ts';
import { isIban } from '../../payments/iban.ts';

type Setting = 'currency' | 'company' | 'cartAdditionBehaviour' | 'skipShippingStep';

/** Returns a setting of the site, or null when it was never set. */
export async function siteSetting<K extends Setting>(
  db: Kysely<Database>,
  key: K,
): Promise<SiteSettings[K] | null> {
  const row = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', `site.${key}`)
    .executeTakeFirst();
  return (row?.value as SiteSettings[K] | undefined) ?? null;
}

/** Returns null when the shop has no account or its check digits are wrong. */
export async function loadPayee(db: Kysely<Database>): Promise<Payee | null> {
  return payeeOf(await siteSetting(db, 'company'));
}

export function payeeOf(company: SiteSettings['company'] | null): Payee | null {
  const { name = '', street = '', zipCode = '', city = '', iban = '' } = company ?? {};
  return !isIban(iban) ? null : { name, address: street, city: `${zipCode} ${city}`.trim(), iban };
}
