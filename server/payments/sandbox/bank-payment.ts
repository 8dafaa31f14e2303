import type { PaymentReport } from '../gateway.ts';

/** A payment in the gateway's records; tests change it to check the shop's reaction. */
export interface BankPayment {
  readonly id: string;
  readonly reference: string;
  amount: string;
  currency: string;
  merchant: string;
  state: PaymentReport['state'];
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly description: string;
  readonly language: string;
}
