import { defineMessages } from '../i18n/messages.ts';

/** Texts of `Goods`; a block that draws it spreads them into its own. */
export const goodsMessages = defineMessages({
  hr: { 'goods.title': 'Stavke', 'goods.quantity': 'Količina' },
  en: { 'goods.title': 'Items', 'goods.quantity': 'Quantity' },
  de: { 'goods.title': 'Artikel', 'goods.quantity': 'Menge' },
});
