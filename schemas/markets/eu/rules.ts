import type { MarketRules } from '../market-rules.ts';
import { looksLikeVatNumber } from './vat-number.ts';

/** Rules of the EU: Directives 98/6/EC (art. 6a) and 2011/83/EU (art. 9). */
export const rules: MarketRules = {
  facts: { lowestPriceDays: 30, withdrawalDays: 14, hasTaxNumber: true, taxNumberHint: null },
  // The check digits are not validated, because each country has its own rules for them.
  taxNumber: { read: (written) => written, isOdd: (written) => !looksLikeVatNumber(written) },
  // The number begins with its country's code, in every language.
  companyNumbers: { vatId: '' },
  eInvoice: {
    customization: 'urn:cen.eu:en16931:2017',
    profile: null,
    vatNumberOf: ({ vatId }) => vatId || null,
    operatorOf: () => null,
  },
  loadPaymentSlip: async () => (await import('./payment-slip.ts')).paymentSlip,
  loadTowns: null,
};
