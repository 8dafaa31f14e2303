import type { TaxRow } from '#schemas/entities/cart.ts';
import type { Money } from '#schemas/money.ts';
import { spread } from '../../pricing/spread.ts';
import { sum } from '../../pricing/sum.ts';
import { type TaxedAmount, taxOf } from '../../pricing/tax.ts';

/** Returns the part of the invoice's taxes that earlier credit notes left, so that all of them add up to it. */
export function taxesLeft(
  taxes: readonly TaxRow[],
  credited: readonly TaxRow[],
): readonly TaxRow[] {
  return taxes
    .map(({ rate, base, tax }) => {
      const same = credited.filter((row) => row.rate === rate);
      return {
        rate,
        base: same.reduce((left, row) => left - row.base, base),
        tax: same.reduce((left, row) => left - row.tax, tax),
      };
    })
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/** Taxes of an amount that is for no lines: distributed over the invoice's rates in proportion. */
export function taxesOfAmount(taxes: readonly TaxRow[], amount: Money): readonly TaxRow[] {
  return taxed(taxes, spread(amount, taxes.map(gross)));
}

/**
 * Taxes of lines that are paid back, each at its own rate. A rate takes at most what earlier credit notes left of it;
 * the others take the rest. Lines of other rates, such as gift vouchers, have no tax.
 */
export function taxesOfLines(
  left: readonly TaxRow[],
  lines: readonly TaxedAmount[],
): readonly TaxRow[] {
  const wanted = left.map(({ rate }) =>
    sum(lines.filter((line) => line.rate === rate).map(({ amount }) => amount)),
  );
  const rooms = left.map((row, at) => Math.max(0, gross(row) - (wanted[at] ?? 0)));
  const own = left.map((row, at) => Math.min(gross(row), wanted[at] ?? 0));
  const over = sum(wanted) - sum(own);
  const extra = spread(Math.min(over, sum(rooms)), rooms);
  return taxed(
    left,
    own.map((amount, at) => amount + (extra[at] ?? 0)),
  );
}

function taxed(taxes: readonly TaxRow[], amounts: readonly Money[]): readonly TaxRow[] {
  const all = taxes.map(({ rate }, at) => ({ rate, amount: amounts[at] ?? 0 }));
  return taxOf(
    all.filter(({ amount }) => amount > 0),
    'included',
  ).rows;
}

const gross = ({ base, tax }: TaxRow): Money => base + tax;
