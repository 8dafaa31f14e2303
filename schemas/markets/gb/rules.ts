import { rules as eu } from '../eu/rules.ts';
import type { MarketRules } from '../market-rules.ts';

/** Withdrawal as in the EU (Consumer Contracts Regulations 2013); no law on reference prices, no slip. */
export const rules: MarketRules = {
  ...eu,
  facts: { ...eu.facts, lowestPriceDays: null },
  eInvoice: null,
  loadPaymentSlip: null,
};
