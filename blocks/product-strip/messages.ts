import { defineMessages } from '#runtime/i18n/messages.ts';
import { productMessages } from '#runtime/product/messages.ts';

export const messages = defineMessages({
  hr: {
    ...productMessages.hr,
    'title.newest': 'Novo u trgovini',
    'title.featured': 'Izdvajamo',
    'title.discount': 'Sniženo',
    'title.category': 'Iz trgovine',
    'title.ids': 'Naš izbor',
  },
  en: {
    ...productMessages.en,
    'title.newest': 'New in the shop',
    'title.featured': 'Picked for you',
    'title.discount': 'Reduced',
    'title.category': 'From the shop',
    'title.ids': 'Our selection',
  },
  de: {
    ...productMessages.de,
    'title.newest': 'Neu im Shop',
    'title.featured': 'Für Sie empfohlen',
    'title.discount': 'Reduziert',
    'title.category': 'Aus dem Shop',
    'title.ids': 'Unsere Auswahl',
  },
});
