import { randomUUID } from 'node:crypto';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import { amountText } from '../paypal/paypal-responses.ts';

/** An order or subscription in PayPal's records; tests change it to check the shop's reaction. */
export interface PayPalRecord {
  readonly id: string;
  readonly kind: 'order' | 'subscription';
  status: string;
  /** The request that created it, with the results added. */
  readonly data: Record<string, unknown>;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** Creates PayPal's records, with functions that change them. */
export function createPayPalRecords() {
  const records = new Map<string, PayPalRecord>();
  /** Record ids by request id: the same request id creates only one record. */
  const responded = new Map<string, string>();
  /** Cents per unit by plan. */
  const prices = new Map<string, number>();
  /** Lets tests refuse the next capture, as for a card without funds. */
  const next = { captureRefused: false };
  let url = '';

  const links = ({ id, kind }: PayPalRecord) => [
    { rel: 'self', href: `${url}/v2/checkout/orders/${id}` },
    {
      rel: kind === 'order' ? 'payer-action' : 'approve',
      href: `${url}/checkoutnow?token=${id}`,
    },
  ];
  const view = (record: PayPalRecord) => ({
    ...record.data,
    id: record.id,
    status: record.status,
    links: links(record),
  });

  function make(kind: PayPalRecord['kind'], data: Record<string, unknown>, key: string) {
    const known = records.get(responded.get(key) ?? '');
    if (known) return view(known);
    const id = `${kind === 'order' ? '5O' : 'I-'}${randomUUID().slice(0, 13).toUpperCase()}`;
    const experience = experienceOf(data);
    const record: PayPalRecord = {
      id,
      kind,
      status: kind === 'order' ? 'PAYER_ACTION_REQUIRED' : 'APPROVAL_PENDING',
      data,
      returnUrl: String(experience.return_url),
      cancelUrl: String(experience.cancel_url),
    };
    records.set(id, record);
    responded.set(key, id);
    return view(record);
  }

  function capture(record: PayPalRecord): { status: number; body: object } {
    if (record.status === 'COMPLETED') return { status: 201, body: view(record) };
    if (record.status !== 'APPROVED' || next.captureRefused) {
      next.captureRefused = false;
      return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } };
    }
    record.status = 'COMPLETED';
    const [unit] = record.data.purchase_units as Record<string, unknown>[];
    if (unit) {
      const done = { id: `C-${record.id}`, status: 'COMPLETED', amount: unit.amount };
      unit.payments = { captures: [done] };
    }
    return { status: 201, body: view(record) };
  }

  function decide(record: PayPalRecord, isAgreed: boolean): void {
    if (!isAgreed) return;
    record.status = record.kind === 'order' ? 'APPROVED' : 'ACTIVE';
    if (record.kind === 'order') return;
    const { plan_id: plan, quantity } = record.data;
    const currency = siteCurrency.code;
    const value = amountText({
      amount: (prices.get(String(plan)) ?? 0) * Number(quantity),
      currency,
    });
    const amount = { currency_code: currency, value };
    record.data.billing_info = { last_payment: { amount, time: new Date().toISOString() } };
  }

  return {
    records,
    prices,
    next,
    view,
    make,
    capture,
    decide,
    at(address: string) {
      url = address;
    },
  };
}

export type PayPalRecords = ReturnType<typeof createPayPalRecords>;

function experienceOf(data: Record<string, unknown>): Record<string, unknown> {
  const source = data.payment_source as { paypal?: { experience_context?: object } } | undefined;
  return (source?.paypal?.experience_context ?? data.application_context ?? {}) as Record<
    string,
    unknown
  >;
}
