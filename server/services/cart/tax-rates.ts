import { type RawBuilder, sql } from 'kysely';
import { site } from '#schemas/site/site.ts';
import type { TaxMode } from '#schemas/site/site-facts.ts';
import type { CartAddresses } from './cart-row.ts';

/** A rate of the country that a cart is sent to. */
export interface RateRow {
  readonly tax_id: number;
  readonly country_id: number;
  /** Empty for the whole country. */
  readonly region: string;
  readonly rate: number;
}

interface Taxed {
  readonly taxId: number;
  readonly taxRate: number;
}

/** Returns the percent that applies. */
export type RateOf = (taxed: Taxed) => number;

/** Part of a statement: the rates of the countries in the addresses of a cart. */
export const destinationRates = (cartId: string): RawBuilder<readonly RateRow[]> => sql`(
  SELECT coalesce(json_agg(own), '[]') FROM tax_rates own WHERE own.country_id IN (
    SELECT (address.value ->> 'country')::int FROM carts, jsonb_each(carts.addresses) AS address
    WHERE carts.id = ${cartId}::uuid))`;

/** Tax that is added to prices is not known before the destination is. */
export function isTaxKnown({ Main, Shipping }: CartAddresses, mode: TaxMode = site.taxes): boolean {
  return mode === 'included' || Boolean(Shipping ?? Main);
}

const plain = (region: string | null | undefined) => (region ?? '').trim().toLowerCase();

/**
 * A rate of the region precedes one of its country, and that precedes the tax's own; 0 while the tax is not
 * known.
 */
export function ratesFor(
  addresses: object,
  rates: readonly RateRow[],
  mode: TaxMode = site.taxes,
): RateOf {
  const { Main, Shipping } = addresses as CartAddresses;
  const to = Shipping ?? Main;
  if (!to) return ({ taxRate }) => (mode === 'added' ? 0 : taxRate);
  return ({ taxId, taxRate }) => {
    const own = rates.filter((row) => row.tax_id === taxId && row.country_id === to.country);
    const ofRegion = own.find(({ region }) => region !== '' && plain(region) === plain(to.region));
    return (ofRegion ?? own.find(({ region }) => region === ''))?.rate ?? taxRate;
  };
}
