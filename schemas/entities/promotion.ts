/**
 * Benefits of promotions: a percentage or an amount off, the cheapest of several pieces, or free delivery.
 */
export const promotionKinds = ['percent', 'amount', 'cheapestFree', 'freeDelivery'] as const;
export type PromotionKind = (typeof promotionKinds)[number];
