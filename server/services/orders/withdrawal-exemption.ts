import { isDigitalFormat } from '#schemas/rules/product-format.ts';
import type { WithdrawalExemption } from '../../db/tables/orders.ts';
import type { CartLine } from '../cart/cart-state.ts';
import type { Personalizations } from '../cart/personalizations.ts';
import type { OptionFacts } from '../cart/product-facts.ts';

/** Option types whose value the buyer types in. */
const ownText: ReadonlySet<OptionFacts['type']> = new Set(['Text', 'Number', 'date', 'dateTime']);

/** Why the buyer cannot withdraw from this line; null when withdrawal is possible. */
export function exemptionOf(line: CartLine, hasWaiver: boolean): WithdrawalExemption | null {
  const { product, parts, personalizations } = line;
  if (hasWaiver && isDigitalFormat(product.format) && !product.isVoucher) return 'digital';
  const isOwn =
    hasOwnText(product.options, personalizations) ||
    parts.some((part) => hasOwnText(part.product.options, part.personalizations));
  return isOwn ? 'personalised' : null;
}

function hasOwnText(options: readonly OptionFacts[], chosen: Personalizations): boolean {
  return options.some(({ id, type }) => ownText.has(type) && chosen[id] !== undefined);
}
