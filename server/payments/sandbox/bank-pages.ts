import { isoDigits } from '#schemas/money/currency-digits.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import type { SignedFields } from '../hosted-form/signature.ts';
import type { BankPayment } from './bank-payment.ts';
import { escapeText, sandboxPage } from './sandbox-page.ts';

const texts = {
  hr: {
    title: 'Probna banka',
    note: 'Ništa se ne naplaćuje. Odaberite kako će plaćanje završiti.',
    card: 'Broj kartice',
    paid: 'Plati',
    failed: 'Odbij karticu',
    cancelled: 'Odustani',
    lost: 'Plati i ne vraćaj se u trgovinu',
    notify: 'Obavijest trgovini',
    before: 'prije povratka',
    after: 'nakon povratka',
    never: 'nikad',
    back: 'Natrag u trgovinu',
    closed: 'Plaćeno. Zatvorite prozor: trgovina će saznati i bez vas.',
  },
  en: {
    title: 'Sandbox bank',
    note: 'Nothing is charged. Choose how the payment ends.',
    card: 'Card number',
    paid: 'Pay',
    failed: 'Decline the card',
    cancelled: 'Cancel',
    lost: 'Pay and do not go back to the shop',
    notify: 'The shop gets the notice',
    before: 'before you go back',
    after: 'after you go back',
    never: 'never',
    back: 'Back to the shop',
    closed: 'Paid. Close the window: the shop will know without you.',
  },
  de: {
    title: 'Testbank',
    note: 'Es wird nichts abgebucht. Wählen Sie, wie die Zahlung endet.',
    card: 'Kartennummer',
    paid: 'Bezahlen',
    failed: 'Karte ablehnen',
    cancelled: 'Abbrechen',
    lost: 'Bezahlen und nicht zum Shop zurückkehren',
    notify: 'Der Shop erhält die Nachricht',
    before: 'vor der Rückkehr',
    after: 'nach der Rückkehr',
    never: 'nie',
    back: 'Zurück zum Shop',
    closed: 'Bezahlt. Schließen Sie das Fenster: Der Shop erfährt es auch so.',
  },
} as const;

const textOf = (language: string) => texts[language as keyof typeof texts] ?? texts.en;

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
