/** What a promotion gives: a part of the price, the cheapest of several pieces, or the delivery. */
export const promotionKinds = ['percent', 'amount', 'cheapestFree', 'freeDelivery'] as const;
export type PromotionKind = (typeof promotionKinds)[number];
