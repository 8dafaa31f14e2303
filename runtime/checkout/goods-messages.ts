import { defineMessages } from '../i18n/messages.ts';
import { lineNotesMessages } from './line-notes-messages.ts';

/** Texts of `Goods`; a block that renders it spreads them into its own. */
export const goodsMessages = defineMessages({
  hr: { ...lineNotesMessages.hr, 'goods.title': 'Artikli', 'goods.quantity': 'Količina' },
  en: { ...lineNotesMessages.en, 'goods.title': 'Items', 'goods.quantity': 'Quantity' },
  de: { ...lineNotesMessages.de, 'goods.title': 'Artikel', 'goods.quantity': 'Menge' },
});
