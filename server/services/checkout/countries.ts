import type { Kysely } from 'kysely';
import type { Country } from '#schemas/entities/settings.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { allowedCountries } from '../account/allowed-countries.ts';
import { openCart } from '../cart/cart-row.ts';
import { loadCartState } from '../cart/cart-state.ts';
import type { ServiceDependencies } from '../dependencies.ts';

export const getAvailableCountries =
  ({ db }: ServiceDependencies): Handler<'checkout.getAvailableCountries'> =>
  async (_input, { language }) =>
    ok(await listCountries(db, language));

/** Countries reached by at least one delivery method; a digital cart reaches all. */
export const getDeliveryByAvailableCountries =
  ({ db }: ServiceDependencies): Handler<'checkout.getDeliveryByAvailableCountries'> =>
  async (input, { language, now }) => {
    const opened = await openCart(db, input);
    if (!opened.ok) return opened;
    const countries = await listCountries(db, language);
    const { isDigitalOnly } = await loadCartState(db, opened.value, now);
    if (isDigitalOnly) return ok({ countries });
    const reached = await reachedCountries(db);
    return ok({ countries: countries.filter(({ iso }) => reached === 'ALL' || reached.has(iso)) });
  };

async function listCountries(db: Kysely<Database>, language: Language): Promise<Country[]> {
  const allowed = await allowedCountries(db);
  const rows = await db
    .selectFrom('countries')
    .select(['id', 'iso', 'code', 'name'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ iso }) => allowed === 'ALL' || allowed.includes(iso))
    .map((row) => ({ ...row, name: localize(row.name, language) }));
}

async function reachedCountries(db: Kysely<Database>): Promise<'ALL' | ReadonlySet<string>> {
  const methods = await db
    .selectFrom('delivery_methods')
    .select('countries')
    .where('enabled', '=', true)
    .execute();
  if (methods.some(({ countries }) => countries === null)) return 'ALL';
  return new Set(methods.flatMap(({ countries }) => countries ?? []));
}
