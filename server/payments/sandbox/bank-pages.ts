import texts from 'virtual:texts/server/payments/sandbox';
import { type TextsByLanguage, textsIn } from '#schemas/languages.ts';
import { isoDigits } from '#schemas/money/currency-digits.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import type { SignedFields } from '../hosted-form/signature.ts';
import type { BankPayment } from './bank-payment.ts';
import { escapeText, sandboxPage } from './sandbox-page.ts';
import type en from './texts/en.json';

const bankTexts = texts as TextsByLanguage<typeof en>;

const textOf = (language: string) => textsIn(bankTexts, language);

/** The page where a buyer would type the card; here the outcome is chosen instead. */
export function cardPage(payment: BankPayment, url: string): string {
  const t = textOf(payment.language);
  const button = (decision: 'paid' | 'failed' | 'cancelled' | 'lost') =>
    `<button name="decision" value="${decision}">${t[decision]}</button>`;
  const choice = (value: 'before' | 'after' | 'never', checked = '') =>
    `<label><input type="radio" name="notify" value="${value}" ${checked}> ${t[value]}</label>`;
  const amount = `${decimalText(Number(payment.amount), isoDigits(payment.currency))} ${escapeText(payment.currency)}`;
  return sandboxPage(
    payment.language,
    t.title,
    `<p>${t.note}</p><p class="sum">${escapeText(payment.description)} · <b>${amount}</b></p>
<form action="${url}/decide" method="post"><input type="hidden" name="payment_id" value="${payment.id}">
<label>${t.card}<input value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off"></label>
<fieldset><legend>${t.notify}</legend>${choice('before', 'checked')}${choice('after')}${choice('never')}</fieldset>
<div>${button('paid')}${button('failed')}${button('cancelled')}${button('lost')}</div></form>`,
  );
}

/** Sends the buyer back by a form from another site, like banks. */
export function returnPage({ returnUrl, language, state }: BankPayment, fields: SignedFields) {
  const t = textOf(language);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeText(value)}">`,
  );
  const address = state === 'cancelled' ? `${returnUrl}?cancelled=1` : returnUrl;
  return sandboxPage(
    language,
    t.title,
    `<form action="${escapeText(address)}" method="post">${inputs.join('')}<div><button>${t.back}</button></div></form>
<script>document.forms[0].submit()</script>`,
  );
}

export function closedPage({ language }: BankPayment): string {
  const t = textOf(language);
  return sandboxPage(language, t.title, `<p>${t.closed}</p>`);
}
