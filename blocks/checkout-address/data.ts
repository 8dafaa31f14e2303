import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { CountryChoice } from '#runtime/checkout/address-fields.tsx';
import { addressValues } from '#runtime/checkout/address-values.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import { type Voyage, voyageOf } from '#runtime/checkout/voyage.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface Data {
  readonly voyage: Voyage | null;
  readonly countries: readonly CountryChoice[];
  /** Countries the cart can be delivered to; the payer may live elsewhere. */
  readonly deliverable: readonly CountryChoice[];
  readonly values: FormValues;
  readonly consents: ConsentList | null;
}

export const load = defineLoad<typeof model, Data>(async (context) => {
  const { session, url } = context;
  const voyage = voyageOf(session.cart, url);
  const empty = { voyage, countries: [], deliverable: [], values: {}, consents: [] };
  if (!voyage || !session.cart) return ok(empty);
  const [countries, deliverable, account, consents] = await Promise.all([
    loadCountries(context),
    loadDeliverable(context),
    session.user && !session.user.isBackofficeUser ? context.api.call('user.profile', {}) : null,
    voyage.current === 'address' ? loadConsents(context, 'addressForm') : [],
  ]);
  if (!countries.ok) return countries;
  const all = countries.value;
  const profile = account?.ok ? account.value : null;
  return ok({
    voyage,
    countries: all,
    deliverable: deliverable ? all.filter(({ id }) => deliverable.has(id)) : all,
    values: addressValues(session, session.cart, profile, all),
    consents,
  });
});

/** In the order of the page's language. */
async function loadCountries({ api, language }: LoadContext): Promise<Result<CountryChoice[]>> {
  const found = await api.call('checkout.getAvailableCountries', {});
  if (!found.ok) return found;
  const { compare } = new Intl.Collator(language);
  const list = found.value.map(({ id, iso, name }) => ({ id, iso, name }));
  return ok(list.toSorted((one, other) => compare(one.name, other.name)));
}

/** Null: nothing is delivered, or it is not known. */
async function loadDeliverable(context: LoadContext): Promise<ReadonlySet<number> | null> {
  const access = context.cartSession;
  if (!access || context.session.cart?.digitalOnly) return null;
  const found = await context.api.call('checkout.getDeliveryByAvailableCountries', access);
  return found.ok ? new Set(found.value.countries.map(({ id }) => id)) : null;
}
