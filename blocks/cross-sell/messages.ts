import { defineMessages } from '#runtime/i18n/messages.ts';
import { productMessages } from '#runtime/product/messages.ts';

export const messages = defineMessages({
  hr: { ...productMessages.hr, title: 'Dobro ide uz to' },
  en: { ...productMessages.en, title: 'Goes well with it' },
  de: { ...productMessages.de, title: 'Passt gut dazu' },
});
