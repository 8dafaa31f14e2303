import type { Generated, GeneratedAlways } from 'kysely';
import type { HandOver, PaymentReport } from '../../payments/gateway.ts';
import type { Jsonb } from '../columns.ts';

/** `mismatch`: the provider took money, but the amount, currency or shop is wrong. */
export type PaymentState = PaymentReport['state'] | 'mismatch';

export interface PaymentsTable {
  id: Generated<string>;
  order_id: number;
  payment_method_id: number | null;
  payment_type: 'HPF' | 'PAYPAL';
  provider_id: string | null;
  state: Generated<PaymentState>;
  /** Reason why staff must check it: wrong amount, paid twice, or paid for an order that had ended. */
  flag: 'mismatch' | 'double' | 'late' | null;
  amount: number;
  currency: string;
  /** Null until the payment was created at the provider. */
  hand_over: Jsonb<HandOver> | null;
  success_path: string;
  failure_path: string;
  checks: Generated<number>;
  /** Time of the next query to the provider if it sends no message before; null: never. */
  next_check_at: string | null;
  created_at: Generated<string>;
  settled_at: string | null;
}

export interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  payment_id: string;
  source: 'return' | 'notification' | 'poll' | 'shop';
  event_id: string;
  state: PaymentReport['state'];
  report: Jsonb<PaymentReport>;
  created_at: Generated<string>;
}
