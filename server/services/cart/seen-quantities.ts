import {
  type CartRow,
  type CartRowOptions,
  holdersOf,
  type RowChanges,
  type Seen,
} from './cart-row.ts';
import { hashProtectCode } from './protect-code.ts';

interface Quantity {
  readonly itemId: number;
  readonly qty: number;
}

/** Lines of a shared cart before and after a change by one of its browsers. */
interface QuantityChange {
  readonly protectCode: string;
  readonly before: readonly Quantity[];
  readonly after: readonly Quantity[];
  /** Lines the change was about; the browser that made it sees their new quantities. */
  readonly touched: readonly { readonly itemId: number }[];
}

/** Whether more than one browser holds the cart, so that a change by one is not yet seen by the others. */
export function isShared(row: CartRow): boolean {
  return holdersOf(row).length > 1;
}

/** Units this browser last saw, for the lines that another browser has changed since. */
export function seenQuantities(row: CartRow, protectCode: string): Seen {
  const { seenQuantities: all } = row.options as CartRowOptions;
  return all?.[nameOf(protectCode)] ?? {};
}

/** Returns the changes for the row; none when only one browser holds the cart. */
export function followQuantities(row: CartRow, change: QuantityChange): RowChanges {
  if (!isShared(row)) return {};
  const own = nameOf(change.protectCode);
  const options = row.options as CartRowOptions;
  const seen = holdersOf(row).map((holder) => {
    const known = options.seenQuantities?.[holder] ?? {};
    const last =
      holder === own ? without(known, change.touched) : { ...quantities(change.before), ...known };
    const changed = change.after.filter(({ itemId, qty }) => (last[itemId] ?? qty) !== qty);
    return [
      holder,
      Object.fromEntries(changed.map(({ itemId }) => [itemId, last[itemId] ?? 0])),
    ] as const;
  });
  return { options: { ...row.options, seenQuantities: Object.fromEntries(seen) } };
}

const nameOf = (protectCode: string): string => hashProtectCode(protectCode).toString('hex');

const quantities = (lines: readonly Quantity[]): Seen =>
  Object.fromEntries(lines.map(({ itemId, qty }) => [itemId, qty]));

function without(seen: Seen, lines: QuantityChange['touched']): Seen {
  const touched = new Set(lines.map(({ itemId }) => `${itemId}`));
  return Object.fromEntries(Object.entries(seen).filter(([itemId]) => !touched.has(itemId)));
}
