import { fail, ok, type Result } from '#schemas/result.ts';
import type { DeliveryChoice } from '../cart/checkout-offer.ts';

/** Whether the method serves the country; `iso` is null while the country is unknown. */
export function serves(
  { countries }: Pick<DeliveryChoice, 'countries'>,
  iso: string | null,
): boolean {
  return iso === null || countries === null || countries.includes(iso);
}

/** Checks that the method serves the country and, if it has branches, that one is chosen (CHK-S-05, -06). */
export function checkDelivery(
  methods: readonly DeliveryChoice[],
  methodId: number | null,
  branchId: number | null,
  iso: string | null,
): Result<{ readonly methodId: number; readonly branchId: number | null }> {
  if (methodId === null) return fail('deliveryMethodMissing');
  const method = methods.find(({ id }) => id === methodId);
  if (!method || !serves(method, iso)) return fail('deliveryMethodNotFound');
  if (method.branches.length === 0) return ok({ methodId, branchId: null });
  const branch = method.branches.find(({ id }) => id === branchId);
  return branch ? ok({ methodId, branchId: branch.id }) : fail('deliveryBranchMissing');
}
