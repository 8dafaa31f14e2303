import { type CartRow, type CartRowOptions, holdersOf, type RowChanges } from './cart-row.ts';
import { hashProtectCode } from './protect-code.ts';

/** Units by line, as one browser saw them. */
type Seen = Readonly<Record<string, number>>;
/** Of browsers that share a cart, by the hash of their code (hex): what another one changed since. */
export type SeenQuantities = Readonly<Record<string, Seen>>;

interface Quantity {
  readonly itemId: number;
  readonly qty: number;
}

/** Lines of a shared cart before and after one of its browsers changes it. */
interface QuantityChange {
  readonly protectCode: string;
  readonly before: readonly Quantity[];
  readonly after: readonly Quantity[];
  /** Lines that the change was about: whoever makes it sees what they are now. */
  readonly touched: readonly { readonly itemId: number }[];
}

/** More than one browser holds the cart: what one changes, the others have not seen. */
export function isShared(row: CartRow): boolean {
  return holdersOf(row).length > 1;
}

/** Units that this browser saw last, of the lines that another one changed since. */
export function seenQuantities(row: CartRow, protectCode: string): Seen {
  const { seenQuantities: all } = row.options as CartRowOptions;
  return all?.[nameOf(protectCode)] ?? {};
}

/** What is to be set in the row; nothing where one browser alone holds the cart. */
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
