import type { PaymentSlip } from '#schemas/markets/payment-slip.ts';
import { homeRules } from './loaded-rules.ts';

/** Payment slip for bank transfers to the shop; null if its market has none. */
export const paymentSlip: PaymentSlip | null = (await homeRules.loadPaymentSlip?.()) ?? null;
