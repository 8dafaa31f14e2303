import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { CountryChoice } from '#runtime/checkout/address-fields.tsx';
import { addressValues, type ChosenEntries } from '#runtime/checkout/address-values.ts';
import { type CheckoutProgress, checkoutProgressOf } from '#runtime/checkout/checkout-progress.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import { loadCountries } from '#runtime/checkout/load-countries.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import type { Address } from '#schemas/entities/address.ts';
import { ok } from '#schemas/result.ts';
import { AddressBook } from './address-book.tsx';
import { AddressSummary } from './address-summary.tsx';
import { addressBook, addressSummary } from './lazy-parts.ts';
import type { model } from './model.ts';

addressBook.renderNow(AddressBook);
addressSummary.renderNow(AddressSummary);

export interface Data {
  readonly progress: CheckoutProgress | null;
  readonly countries: readonly CountryChoice[];
  /** Countries that the cart can be delivered to; the billing address may be elsewhere. */
  readonly deliverable: readonly CountryChoice[];
  readonly values: FormValues;
  /** Addresses of the account; empty for guests (CHK-A-23). */
  readonly book: readonly Address[];
  readonly chosen: ChosenEntries;
  readonly consents: ConsentList | null;
}

export const load = defineLoad<typeof model, Data>(async (context) => {
  const { session, url } = context;
  const progress = checkoutProgressOf(session.cart, url);
  const chosen = {
    address: url.searchParams.get('address'),
    billing: url.searchParams.get('billing'),
  };
  const lists = { countries: [], deliverable: [], book: [], consents: [] };
  const empty = { progress, chosen, values: {}, ...lists };
  if (!progress || !session.cart) return ok(empty);
  const [countries, deliverable, account, consents] = await Promise.all([
    loadCountries(context),
    loadDeliverable(context),
    session.user && !session.user.isBackofficeUser ? context.api.call('user.profile', {}) : null,
    progress.current === 'address' ? loadConsents(context, 'addressForm') : [],
    progress.current === 'payment' ? null : releaseStock(context),
  ]);
  if (!countries.ok) return countries;
  const all = countries.value;
  const profile = account?.ok ? account.value : null;
  return ok({
    progress,
    countries: all,
    deliverable: deliverable ? all.filter(({ id }) => deliverable.has(id)) : all,
    values: addressValues(session, session.cart, profile, all, chosen),
    book: profile?.addresses ?? [],
    chosen,
    consents,
  });
});

/** Releases the stock that the payment step reserved (see `order.reserveStock`). */
async function releaseStock({ api, cartSession }: LoadContext): Promise<void> {
  if (cartSession) await api.call('order.releaseStock', cartSession);
}

/** Returns the ids of countries with delivery; null if nothing is delivered or they are unknown. */
async function loadDeliverable(context: LoadContext): Promise<ReadonlySet<number> | null> {
  const access = context.cartSession;
  if (!access || context.session.cart?.digitalOnly) return null;
  const found = await context.api.call('checkout.getDeliveryByAvailableCountries', access);
  return found.ok ? new Set(found.value.countries.map(({ id }) => id)) : null;
}

/** The title contains the current step, so screen readers announce a step change. */
export function head({ progress }: Data, { t }: LoadContext): Partial<PageHead> {
  if (!progress) return {};
  const step = t(`checkout-address.step.${progress.current}`);
  return { title: `${step} – ${t('checkout-address.title')}` };
}
