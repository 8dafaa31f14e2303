import type { Money } from '#schemas/money.ts';

export interface DeliveryRule {
  readonly price: Money;
  /** Amount of goods, after discounts, from which delivery is free. */
  readonly freeFrom: Money | null;
  /** Tax rate in percent. */
  readonly taxRate: number;
}

export function deliveryPrice(rule: DeliveryRule, goodsPaid: Money): Money {
  return rule.freeFrom !== null && goodsPaid >= rule.freeFrom ? 0 : rule.price;
}
