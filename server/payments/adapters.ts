import { paymentSlip } from '../markets/payment-slip.ts';
import type { PaymentAdapter, PaymentType } from './adapter.ts';

const local = { daysToPay: null, reference: null, isRemote: false } as const;

/** Buyers pay at a provider at once or never; half an hour leaves time for a second attempt. */
const remote = {
  firstState: 'pending_payment',
  daysToPay: 30 / (24 * 60),
  reference: null,
  isRemote: true,
} as const;

const adapters: Readonly<Record<PaymentType, PaymentAdapter>> = {
  COD: { ...local, type: 'COD', firstState: 'processing' },
  BANK: {
    ...local,
    type: 'BANK',
    firstState: 'pending_payment',
    daysToPay: 7,
    reference: ({ number }) => paymentSlip?.referenceOf(number) ?? null,
  },
  FREE: { ...local, type: 'FREE', firstState: 'paid' },
  HPF: { ...remote, type: 'HPF' },
  PAYPAL: { ...remote, type: 'PAYPAL' },
};

export function adapterOf(type: PaymentType): PaymentAdapter {
  return adapters[type];
}
