import { rules as eu } from '../eu/rules.ts';
import type { MarketRules } from '../market-rules.ts';
import { eInvoice } from './e-invoice.ts';
import { readOib } from './oib.ts';

export const rules: MarketRules = {
  ...eu,
  facts: { ...eu.facts, taxNumberHint: 'oibHint' },
  taxNumber: { read: readOib, isOdd: () => false },
  companyNumbers: { oib: 'OIB' },
  eInvoice,
  loadPaymentSlip: async () => (await import('./payment-slip.ts')).paymentSlip,
  loadTowns: async () => (await import('./towns.ts')).towns,
};
