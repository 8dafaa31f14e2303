import { isDigitalFormat } from '#schemas/rules/product-format.ts';
import { site } from '#schemas/site/site.ts';
import type { SiteFacts } from '#schemas/site/site-facts.ts';
import type { VisitorCart } from '../store/session.ts';

/** Checkbox of the last step: immediate delivery of digital goods, without the right of withdrawal. */
export const waiverField = 'digitalWaiver';

/**
 * Whether the buyer has to agree that digital goods lose the right of withdrawal on delivery: only where the
 * law gives such a right.
 */
export function needsWaiver(
  { digitalOnly, items }: Pick<VisitorCart, 'items' | 'digitalOnly'>,
  law: SiteFacts['law'] = site.law,
): boolean {
  if (law.withdrawalDays === null) return false;
  return digitalOnly || items.some(({ productData }) => isDigitalFormat(productData.format));
}
