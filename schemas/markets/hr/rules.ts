import { rules as eu } from '../eu/rules.ts';
import type { MarketRules } from '../market-rules.ts';
import { readOib } from './oib.ts';

export const rules: MarketRules = {
  ...eu,
  taxNumber: { read: readOib, isOdd: () => false },
  companyNumbers: { oib: 'OIB' },
  loadPaymentSlip: async () => (await import('./payment-slip.ts')).paymentSlip,
};
