import { linesMessages } from '#runtime/checkout/lines-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    ...linesMessages.hr,
    title: 'Košarica',
    count: '%{smart_count} artikl |||| %{smart_count} artikla |||| %{smart_count} artikala',
  },
  en: {
    ...linesMessages.en,
    title: 'Cart',
    count: '%{smart_count} item |||| %{smart_count} items',
  },
  de: {
    ...linesMessages.de,
    title: 'Warenkorb',
    count: '%{smart_count} Artikel |||| %{smart_count} Artikel',
  },
});
