import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import type { TaxMode } from '#schemas/site/site-facts.ts';
import { share, spread } from './spread.ts';
import { sum } from './sum.ts';

export interface TaxedAmount {
  readonly amount: Money;
  /** Tax rate in percent. */
  readonly rate: number;
}

export interface Tax {
  /** Tax in each amount, in the given order. */
  readonly parts: readonly Money[];
  /** Taxes by rate, highest rate first. */
  readonly rows: readonly TaxRow[];
}

/** Rates have at most two decimals. */
const basisPoints = (rate: number) => Math.round(rate * 100);

/**
 * Calculates the tax that amounts include, or that is added to them. It is rounded once per rate, then spread
 * over the amounts of that rate, so that amounts, rates and totals agree to the cent.
 */
export function taxOf(amounts: readonly TaxedAmount[], mode: TaxMode): Tax {
  const parts = amounts.map(() => 0);
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => b - a);
  const rows = rates.flatMap((rate) => {
    const members = amounts.flatMap((amount, index) => (amount.rate === rate ? [index] : []));
    const parted = members.map((index) => amounts[index]?.amount ?? 0);
    const total = sum(parted);
    const points = basisPoints(rate);
    const tax = share(total, points, mode === 'added' ? 10_000 : 10_000 + points);
    spread(tax, parted).forEach((part, i) => {
      parts[members[i] as number] = part;
    });
    return total === 0 ? [] : [{ rate, base: mode === 'added' ? total : total - tax, tax }];
  });
  return { parts, rows };
}
