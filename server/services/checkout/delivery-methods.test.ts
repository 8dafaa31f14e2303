import { describe, expect, it } from 'vitest';
import type { DeliveryMethodRow } from '../cart/checkout-offer.ts';
import { checkDelivery, serves } from './delivery-methods.ts';

const method = (id: number, given: Partial<DeliveryMethodRow> = {}): DeliveryMethodRow => ({
  id,
  name: { hr: `Dostava ${id}` },
  description: { hr: '' },
  price: 400,
  free_from: null,
  rate: 25,
  countries: null,
  days_min: null,
  days_max: null,
  weekdays: null,
  branches: [],
  ...given,
});
const branches = [1, 2].map((id) => ({ id, name: { hr: `Ured ${id}` }, weekdays: null }));
const methods = [method(1), method(2, { countries: ['HR', 'SI'] }), method(3, { branches })];
const check = (
  methodId: number | null,
  branchId: number | null = null,
  iso: string | null = 'HR',
) => checkDelivery(methods, methodId, branchId, iso);

describe('a delivery method', () => {
  it('serves every country if it names none, and any country while the buyer’s is unknown · CHK-S-05', () => {
    expect(methods.map((each) => serves(each, 'DE'))).toEqual([true, false, true]);
    expect(methods.map((each) => serves(each, 'SI'))).toEqual([true, true, true]);
    expect(methods.map((each) => serves(each, null))).toEqual([true, true, true]);
  });

  it.each([
    [1, null, { methodId: 1, branchId: null }],
    [1, 2, { methodId: 1, branchId: null }],
    [2, null, { methodId: 2, branchId: null }],
    [3, 2, { methodId: 3, branchId: 2 }],
  ])('%i with the branch %s is accepted · CHK-S-06', (methodId, branchId, value) => {
    expect(check(methodId, branchId)).toEqual({ ok: true, value });
  });

  it.each([
    [null, null, 'HR', 'deliveryMethodMissing'],
    [9, null, 'HR', 'deliveryMethodNotFound'],
    [2, null, 'DE', 'deliveryMethodNotFound'],
    [3, null, 'HR', 'deliveryBranchMissing'],
    [3, 9, 'HR', 'deliveryBranchMissing'],
  ])('%s with the branch %s in %s is refused with %s · CHK-S-06', (methodId, branch, iso, code) => {
    expect(check(methodId, branch, iso)).toMatchObject({ error: { code } });
  });
});
