import type { Selectable } from 'kysely';
import type { Money } from '#schemas/money.ts';
import type { OrderItemsTable } from '../../../db/tables/orders.ts';

type Line = Pick<Selectable<OrderItemsTable>, 'qty' | 'row_total' | 'discount_total' | 'tax_total'>;

/** Amount that the buyer paid for a line: less its discounts, plus tax that was added. */
const paidFor = (line: Line, isTaxAdded: boolean): Money =>
  line.row_total - line.discount_total + (isTaxAdded ? line.tax_total : 0);

/**
 * Price of some pieces of a line, after those refunded before. The parts of a line add up to what was paid
 * for it, to the cent.
 */
export function piecesPrice(
  line: Line,
  { before, qty, isTaxAdded }: { before: number; qty: number; isTaxAdded: boolean },
): Money {
  const upTo = (pieces: number) => Math.round((paidFor(line, isTaxAdded) * pieces) / line.qty);
  return upTo(before + qty) - upTo(before);
}
