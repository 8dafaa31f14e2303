import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import type { Translate } from '../i18n/translator.ts';

/** Estimated costs of delivery, before a method is chosen; amounts in cents. */
export interface DeliveryHint {
  /** Lowest price above 0; null when every method is free. */
  readonly from: number | null;
  /** Whether at least one method is free. */
  readonly hasFree: boolean;
  /** The lowest cart value with free delivery, and its method. */
  readonly free: { readonly from: number; readonly name: string } | null;
  /** Country that is assumed without an address. */
  readonly country: string | null;
}

export function deliveryHint(methods: readonly DeliveryMethod[]): DeliveryHint | null {
  if (methods.length === 0) return null;
  const paid = methods.filter(({ price }) => price > 0);
  const limits = methods.flatMap(({ freeFrom, name }) =>
    freeFrom === null || freeFrom === undefined ? [] : { from: freeFrom, name },
  );
  const [free = null] = limits.toSorted((one, other) => one.from - other.from);
  return {
    from: paid.length > 0 ? Math.min(...paid.map(({ price }) => price)) : null,
    hasFree: paid.length < methods.length,
    free,
    country: methods[0]?.assumedCountry ?? null,
  };
}

export function deliveryText(
  hint: DeliveryHint | null,
  t: Translate,
  price: (amount: number) => string,
): string {
  if (!hint) return t('totals.later');
  if (hint.from === null) return t('totals.free');
  return t(hint.hasFree ? 'totals.freeOrFrom' : 'totals.from', { price: price(hint.from) });
}
