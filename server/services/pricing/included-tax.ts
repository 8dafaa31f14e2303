import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import { share, spread } from './spread.ts';

export interface GrossAmount {
  readonly gross: Money;
  /** Percent. */
  readonly rate: number;
}

export interface IncludedTax {
  /** Tax in each amount, in the given order. */
  readonly parts: readonly Money[];
  /** One row per rate, highest first. */
  readonly rows: readonly TaxRow[];
}

/** Rates have at most two decimals. */
const basisPoints = (rate: number) => Math.round(rate * 100);

/**
 * Calculates the tax included in gross amounts. It is rounded once per rate, then spread over the amounts of
 * that rate, so that amounts, rates and totals agree to the cent.
 */
export function includedTax(amounts: readonly GrossAmount[]): IncludedTax {
  const parts = amounts.map(() => 0);
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => b - a);
  const rows = rates.flatMap((rate) => {
    const members = amounts.flatMap((amount, index) => (amount.rate === rate ? [index] : []));
    const grosses = members.map((index) => amounts[index]?.gross ?? 0);
    const gross = grosses.reduce((sum, value) => sum + value, 0);
    const tax = share(gross, basisPoints(rate), 10_000 + basisPoints(rate));
    spread(tax, grosses).forEach((part, i) => {
      parts[members[i] as number] = part;
    });
    return gross === 0 ? [] : [{ rate, base: gross - tax, tax }];
  });
  return { parts, rows };
}
