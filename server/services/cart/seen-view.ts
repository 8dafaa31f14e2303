import type { Money } from '#schemas/money.ts';
import type { CartState } from './cart-state.ts';
import { viewHash } from './view-hash.ts';

/** The state of the cart that the buyer saw, as far as the call sends it. */
export interface SeenView {
  readonly seenVersion?: number;
  readonly seenTotal?: Money;
  /** ISO code of the currency of the shown total. */
  readonly seenCurrency?: string;
  readonly viewHash?: string;
}

/** Whether the cart differs from what the buyer saw. */
export function isChanged(state: CartState, seen: SeenView): boolean {
  const { row, currency, priced } = state;
  if (seen.seenVersion !== undefined && seen.seenVersion !== row.version) return true;
  if (seen.seenTotal !== undefined && seen.seenTotal !== priced.summary.orderTotal) return true;
  if (seen.seenCurrency !== undefined && seen.seenCurrency !== currency) return true;
  return seen.viewHash !== undefined && seen.viewHash !== viewHash(state);
}
