import { defineMessages } from '#runtime/i18n/messages.ts';
import { productMessages } from '#runtime/product/messages.ts';

export const messages = defineMessages({
  hr: {
    ...productMessages.hr,
    'title.newest': 'Novo u dućanu',
    'title.featured': 'Izdvajamo',
    'title.discount': 'Sniženo',
    'title.category': 'Iz dućana',
    'title.ids': 'Odabrano',
  },
  en: {
    ...productMessages.en,
    'title.newest': 'New in the shop',
    'title.featured': 'Picked out for you',
    'title.discount': 'Reduced',
    'title.category': 'From the shop',
    'title.ids': 'Chosen',
  },
  de: {
    ...productMessages.de,
    'title.newest': 'Neu im Laden',
    'title.featured': 'Ausgewählt für Sie',
    'title.discount': 'Reduziert',
    'title.category': 'Aus dem Laden',
    'title.ids': 'Ausgesucht',
  },
});
