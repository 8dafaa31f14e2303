import type { PaymentAdapter, PaymentType } from './adapter.ts';
import { bankReference } from './bank-transfer.ts';

const none = async () => ({ kind: 'none' }) as const;

const cashOnDelivery: PaymentAdapter = {
  type: 'COD',
  firstState: 'confirmed',
  daysToPay: null,
  reference: () => null,
  start: none,
};

const bankTransfer: PaymentAdapter = {
  type: 'BANK',
  firstState: 'awaiting_payment',
  daysToPay: 7,
  reference: ({ number }) => bankReference(number),
  start: none,
};

const free: PaymentAdapter = {
  type: 'FREE',
  firstState: 'paid',
  daysToPay: null,
  reference: () => null,
  start: none,
};

const adapters: Partial<Record<PaymentType, PaymentAdapter>> = {
  COD: cashOnDelivery,
  BANK: bankTransfer,
  FREE: free,
};

/** A way to pay without an adapter is never offered. */
export function hasAdapter(type: PaymentType): boolean {
  return adapters[type] !== undefined;
}

export function adapterOf(type: PaymentType): PaymentAdapter {
  const adapter = adapters[type];
  if (!adapter) throw new Error(`no adapter for payment type ${type}`);
  return adapter;
}
