import type { Money } from '#schemas/money.ts';

export interface DeliveryRule {
  readonly price: Money;
  /** Delivery is free from this amount of goods, after discounts. */
  readonly freeFrom: Money | null;
  /** Percent. */
  readonly taxRate: number;
}

export function deliveryPrice(rule: DeliveryRule, goodsPaid: Money): Money {
  return rule.freeFrom !== null && goodsPaid >= rule.freeFrom ? 0 : rule.price;
}
