import { consentsMessages } from '#runtime/checkout/consents-messages.ts';
import { goodsMessages } from '#runtime/checkout/goods-messages.ts';
import { noteMessages } from '#runtime/checkout/note-messages.ts';
import { stepMessages } from '#runtime/checkout/step-messages.ts';
import { totalsMessages } from '#runtime/checkout/totals-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';
import type { TextLanguage } from '#schemas/languages.ts';

const shared = (language: TextLanguage) => ({
  ...consentsMessages[language],
  ...goodsMessages[language],
  ...noteMessages[language],
  ...stepMessages[language],
  ...totalsMessages[language],
});

export const messages = defineMessages({
  hr: {
    ...shared('hr'),
    question: 'Kako želite platiti?',
    'gift.title': 'Ovo je dar',
    'gift.to': 'Za koga',
    'gift.from': 'Od koga',
    'gift.giftMessage': 'Čestitka',
    none: 'Za ovu košaricu trenutačno nema načina plaćanja. Javite nam se, rado ćemo pomoći.',
    waiver:
      'Želim digitalni sadržaj odmah i znam da time gubim pravo na jednostrani raskid ugovora.',
    waiverMissing: 'Za digitalni sadržaj trebamo vaš pristanak.',
    settled: 'Plaćanje:',
    review: 'Prije nego naručite',
    order: 'Naruči s obvezom plaćanja',
    orderFree: 'Potvrdi narudžbu',
    blocked: 'Neke artikle trenutačno nije moguće naručiti.',
    toCart: 'Promijenite košaricu',
  },
  en: {
    ...shared('en'),
    question: 'How would you like to pay?',
    'gift.title': 'This is a gift',
    'gift.to': 'To',
    'gift.from': 'From',
    'gift.giftMessage': 'Gift message',
    none: 'There is no payment method for this cart right now. Please get in touch, we are happy to help.',
    waiver:
      'I want the digital content at once and know that I thereby lose my right of withdrawal.',
    waiverMissing: 'For digital content we need your consent.',
    settled: 'Payment:',
    review: 'Before you order',
    order: 'Order with obligation to pay',
    orderFree: 'Confirm the order',
    blocked: 'Some items cannot be ordered right now.',
    toCart: 'Change your cart',
  },
  de: {
    ...shared('de'),
    question: 'Wie möchten Sie bezahlen?',
    'gift.title': 'Das ist ein Geschenk',
    'gift.to': 'Für',
    'gift.from': 'Von',
    'gift.giftMessage': 'Grußkarte',
    none: 'Für diesen Warenkorb gibt es gerade keine Zahlungsart. Schreiben Sie uns, wir helfen gern.',
    waiver:
      'Ich möchte die digitalen Inhalte sofort und weiß, dass ich damit mein Widerrufsrecht verliere.',
    waiverMissing: 'Für digitale Inhalte brauchen wir Ihre Zustimmung.',
    settled: 'Zahlung:',
    review: 'Bevor Sie bestellen',
    order: 'Zahlungspflichtig bestellen',
    orderFree: 'Bestellung bestätigen',
    blocked: 'Einige Artikel sind gerade nicht bestellbar.',
    toCart: 'Warenkorb ändern',
  },
});
