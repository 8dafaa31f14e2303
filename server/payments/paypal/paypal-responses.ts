import { decimalText, readDecimal, withDigits } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { Money, Price } from '#schemas/money.ts';
import type { PayPalData } from './paypal-api.ts';

/** The currencies that PayPal lists, with the decimals it accepts. */
const wholeOnly = ['HUF', 'JPY', 'TWD'];
const currencies: ReadonlySet<string> = new Set([
  ...wholeOnly,
  ...'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(
    ' ',
  ),
]);
const payPalDigits = (currency: string) => (wholeOnly.includes(currency) ? 0 : 2);

/** Formats an amount for PayPal: `49.50`. Null for one that it cannot charge exactly. */
export function amountText({ amount, currency }: Price): string | null {
  const digits = payPalDigits(currency);
  const exact = currencies.has(currency) ? withDigits(amount, digitsOf(currency), digits) : null;
  return exact === null ? null : decimalText(exact, digits);
}

/** PayPal reports an amount in a currency without decimals as `49` or `49.00`. */
function amountOf(text: string, currency: string): Money | null {
  const read = readDecimal(text, 2);
  return read === null ? null : withDigits(read, 2, digitsOf(currency));
}

export function moneyOf(data: unknown): { amount: Money | null; currency: string | null } {
  const { value, currency_code: currency } = objectOf(data);
  if (typeof currency !== 'string') return { amount: null, currency: null };
  return { amount: amountOf(String(value), currency), currency };
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
