import { invariant } from '#schemas/result.ts';

/**
 * Splits whole cents by weight so that the parts sum to exactly `total`: every part gets its share rounded
 * down, and the leftover cents go to the largest remainders, earlier ones first.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) {
    invariant(total === 0, 'nothing to spread over');
    return weights.map(() => 0);
  }
  const shares = weights.map((weight) => {
    const exact = BigInt(total) * BigInt(weight);
    return { cents: Number(exact / sum), remainder: exact % sum };
  });
  let left = total - shares.reduce((all, { cents }) => all + cents, 0);
  // Sorting is stable, so earlier parts come first among equal ones.
  for (const share of shares.toSorted((a, b) => compare(b.remainder, a.remainder))) {
    if (left === 0) break;
    share.cents += 1;
    left -= 1;
  }
  return shares.map(({ cents }) => cents);
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns `amount * numerator / denominator` in whole cents, half a cent rounded up. The arguments must not
 * be negative.
 */
export function share(amount: number, numerator: number, denominator: number): number {
  const twice = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(twice / (2n * BigInt(denominator)));
}
