import { cardMessages } from '#runtime/checkout/card-messages.ts';
import { couponMessages } from '#runtime/checkout/coupon-messages.ts';
import { linesMessages } from '#runtime/checkout/lines-messages.ts';
import { noteMessages } from '#runtime/checkout/note-messages.ts';
import { totalsMessages } from '#runtime/checkout/totals-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';
import type { TextLanguage } from '#schemas/languages.ts';

const shared = (language: TextLanguage) => ({
  ...linesMessages[language],
  ...totalsMessages[language],
  ...couponMessages[language],
  ...cardMessages[language],
  ...noteMessages[language],
});

export const messages = defineMessages({
  hr: {
    ...shared('hr'),
    title: 'Vaša košarica',
    close: 'Zatvori košaricu',
    goOn: 'Nastavi kupovati',
    toCart: 'U košaricu',
  },
  en: {
    ...shared('en'),
    title: 'Your cart',
    close: 'Close cart',
    goOn: 'Keep shopping',
    toCart: 'Go to cart',
  },
  de: {
    ...shared('de'),
    title: 'Ihr Warenkorb',
    close: 'Warenkorb schließen',
    goOn: 'Weiter einkaufen',
    toCart: 'Zum Warenkorb',
  },
});
