import type { Promotion } from '#server/services/pricing/promotion.ts';

/** A coupon of ten percent on everything. */
export const promotion = (change: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  code: 'TEN',
  name: null,
  kind: 'percent',
  value: 10,
  groupSize: null,
  minimumItemsTotal: 0,
  minimumQuantity: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  usageCount: 0,
  productIds: null,
  countryIds: null,
  groupIds: null,
  forMembers: false,
  isFirstOrder: false,
  isExclusive: false,
  position: 0,
  ...change,
});
