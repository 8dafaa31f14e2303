import type { MarketRules } from '../market-rules.ts';

/** Federal law gives no right of withdrawal from online purchases and rules no reference prices. */
export const rules: MarketRules = {
  facts: {
    lowestPriceDays: null,
    withdrawalDays: null,
    hasTaxNumber: false,
    taxNumberHint: null,
  },
  taxNumber: null,
  companyNumbers: { ein: 'EIN' },
  eInvoice: null,
  loadPaymentSlip: null,
  loadTowns: null,
};
