import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import type { Translate } from '../i18n/translator.ts';

/** What delivery may cost this cart before a method is chosen; amounts in cents. */
export interface DeliveryHint {
  /** Lowest price that is asked at all; null when every way is free. */
  readonly from: number | null;
  /** Some way costs nothing. */
  readonly hasFree: boolean;
  /** Worth of goods from which a way that costs now is free. */
  readonly freeFrom: number | null;
}

export function deliveryHint(methods: readonly DeliveryMethod[]): DeliveryHint | null {
  if (methods.length === 0) return null;
  const paid = methods.filter(({ price }) => price > 0);
  const limits = paid.flatMap(({ freeFrom }) => freeFrom ?? []);
  return {
    from: paid.length > 0 ? Math.min(...paid.map(({ price }) => price)) : null,
    hasFree: paid.length < methods.length,
    freeFrom: limits.length > 0 ? Math.min(...limits) : null,
  };
}

export function deliveryWords(
  hint: DeliveryHint | null,
  t: Translate,
  price: (amount: number) => string,
): string {
  if (!hint) return t('totals.later');
  if (hint.from === null) return t('totals.free');
  return t(hint.hasFree ? 'totals.freeOrFrom' : 'totals.from', { price: price(hint.from) });
}
