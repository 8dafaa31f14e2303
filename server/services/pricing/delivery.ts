import type { Money } from '#schemas/money.ts';

export interface DeliveryRule {
  readonly price: Money;
  /** Goods from this amount on, after discounts, are delivered free. */
  readonly freeFrom: Money | null;
  /** Percent. */
  readonly taxRate: number;
}

export function deliveryPrice(rule: DeliveryRule, goodsPaid: Money): Money {
  return rule.freeFrom !== null && goodsPaid >= rule.freeFrom ? 0 : rule.price;
}
