import type { Money } from '#schemas/money.ts';
import type { PayPalData } from './paypal-api.ts';

/** Formats cents for PayPal, for currencies with two decimals, for example `49.50`. */
export function amountText(amount: Money): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** Parses an amount to cents; null for anything but a plain number with at most two decimals. */
function cents(text: unknown): Money | null {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(text)) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export function moneyOf(data: unknown): { amount: Money | null; currency: string | null } {
  const { value, currency_code: currency } = objectOf(data);
  return { amount: cents(value), currency: typeof currency === 'string' ? currency : null };
}

/** Returns the URL of the page where the buyer approves. */
export function approveLink({ links }: PayPalData): string | null {
  const link = listOf(links).find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return typeof link?.href === 'string' ? link.href : null;
}

export function objectOf(data: unknown): PayPalData {
  return typeof data === 'object' && data !== null ? (data as PayPalData) : {};
}

export function listOf(data: unknown): PayPalData[] {
  return Array.isArray(data) ? data.map(objectOf) : [];
}
