import type { LocalizedText } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

export interface DeliveryMethodRow {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  readonly free_from: number | null;
  readonly rate: number;
  /** ISO codes of the countries it serves; null for all. */
  readonly countries: readonly string[] | null;
  /** Working days; null when no delivery time is promised. */
  readonly days_min: number | null;
  readonly days_max: number | null;
  /** ISO days of the week on which it delivers; null for working days. */
  readonly weekdays: readonly number[] | null;
  readonly branches: readonly DeliveryBranchRow[];
}

export interface DeliveryBranchRow {
  readonly id: number;
  readonly name: LocalizedText;
  /** Null to use those of the method. */
  readonly weekdays: readonly number[] | null;
}

/** Whether the method serves the country; `iso` is null while the country is unknown. */
export function serves({ countries }: DeliveryMethodRow, iso: string | null): boolean {
  return iso === null || countries === null || countries.includes(iso);
}

/** Checks that the method serves the country and, if it has branches, that one is chosen (CHK-S-05, -06). */
export function checkDelivery(
  methods: readonly DeliveryMethodRow[],
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
