import type { PaymentSlip } from '#schemas/markets/payment-slip.ts';
import { homeRules } from './loaded-rules.ts';

/** How the shop is paid by bank transfer; null where its market has no slip. */
export const paymentSlip: PaymentSlip | null = (await homeRules.loadPaymentSlip?.()) ?? null;
