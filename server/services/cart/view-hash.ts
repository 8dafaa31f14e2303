import { createHash } from 'node:crypto';
import type { CartState } from './cart-state.ts';

/**
 * Hash of what a buyer saw: currency, lines, choices, prices, discounts, delivery. An order is created only
 * for the view it was requested for.
 */
export function viewHash({ row, currency, lines, priced }: CartState): string {
  const view = {
    currency,
    lines: lines.map(({ product, qty, personalizations, bundle }, i) => [
      product.id,
      qty,
      personalizations,
      bundle,
      priced.lines[i],
    ]),
    summary: priced.summary,
    promotions: priced.promotions.map(({ promotion, amount }) => [promotion.id, amount]),
    delivery: [row.delivery_method_id, row.delivery_branch_id],
  };
  return createHash('sha256').update(JSON.stringify(view)).digest('base64url');
}
