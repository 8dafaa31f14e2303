import { type TextsByLanguage } from '#schemas/languages.ts';

/** Texts of the payment page. It is not one of the screens and loads none of their texts. */
const hr = {
  title: 'Plaćanje',
  order: 'Narudžba %{number}',
  toBank: 'Vodimo vas na stranicu banke',
  bankText: 'Podatke o kartici upisujete samo kod banke. Trgovina ih nikad ne vidi.',
  bankGo: 'Nastavi na stranicu banke',
  payPalTitle: 'Plaćanje PayPalom',
  payPalText: 'Odaberite gumb. PayPal otvara vlastiti prozor u kojem potvrđujete plaćanje.',
  payPalPlain: 'Otvori PayPal na ovoj stranici',
  payPalLost: 'PayPalovi se gumbi nisu učitali. Možete platiti i bez njih:',
  working: 'Provjeravamo plaćanje …',
  notMade: 'Plaćanje nije dovršeno. Pokušajte ponovno ili odaberite drugi način plaćanja.',
  broken: 'Ovaj način plaćanja trenutačno nije dostupan',
  brokenText: 'Narudžba je sačuvana i ništa nije naplaćeno. Odaberite drugi način plaćanja.',
  back: 'Drugi načini plaćanja',
} as const;

export type PayText = keyof typeof hr;

export const payMessages: TextsByLanguage<Readonly<Record<PayText, string>>> = {
  hr,
  en: {
    title: 'Payment',
    order: 'Order %{number}',
    toBank: 'Taking you to the bank’s page',
    bankText: 'You only enter your card details at the bank. The shop never sees them.',
    bankGo: 'Continue to the bank’s page',
    payPalTitle: 'Pay with PayPal',
    payPalText: 'Choose a button. PayPal opens its own window, where you confirm the payment.',
    payPalPlain: 'Open PayPal on this page',
    payPalLost: 'PayPal’s buttons did not load. You can pay without them:',
    working: 'Checking the payment …',
    notMade: 'The payment was not completed. Try again or choose another payment method.',
    broken: 'This payment method is not available right now',
    brokenText:
      'Your order is safe and nothing has been charged. Please choose another payment method.',
    back: 'Other payment methods',
  },
  de: {
    title: 'Zahlung',
    order: 'Bestellung %{number}',
    toBank: 'Wir leiten Sie zur Seite der Bank',
    bankText: 'Ihre Kartendaten geben Sie nur bei der Bank ein. Der Shop sieht sie nie.',
    bankGo: 'Weiter zur Seite der Bank',
    payPalTitle: 'Mit PayPal bezahlen',
    payPalText:
      'Wählen Sie eine Schaltfläche. PayPal öffnet ein eigenes Fenster, in dem Sie die Zahlung bestätigen.',
    payPalPlain: 'PayPal auf dieser Seite öffnen',
    payPalLost:
      'Die Schaltflächen von PayPal wurden nicht geladen. Sie können auch ohne sie bezahlen:',
    working: 'Wir prüfen die Zahlung …',
    notMade:
      'Die Zahlung wurde nicht abgeschlossen. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    broken: 'Diese Zahlungsart ist gerade nicht verfügbar',
    brokenText:
      'Ihre Bestellung ist gespeichert, es wurde nichts abgebucht. Bitte wählen Sie eine andere Zahlungsart.',
    back: 'Andere Zahlungsarten',
  },
};
