import { goodsMessages } from '#runtime/checkout/goods-messages.ts';
import { totalsMessages } from '#runtime/checkout/totals-messages.ts';
import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    ...goodsMessages.hr,
    ...totalsMessages.hr,
    title: 'Sažetak',
    yourOrder: 'Vaša narudžba',
    checkout: 'Na naplatu',
    updating: 'Računamo …',
    blocked: 'Neke artikle trenutačno nije moguće naručiti. Promijenite ih ili uklonite.',
    nowTotal: 'Ukupno je sada %{price}.',
    missing: 'Još %{price} do besplatne dostave (%{method})',
    edit: 'Uredi košaricu',
  },
  en: {
    ...goodsMessages.en,
    ...totalsMessages.en,
    title: 'Summary',
    yourOrder: 'Your order',
    checkout: 'To checkout',
    updating: 'Adding up …',
    blocked: 'Some items cannot be ordered right now. Please change or remove them.',
    nowTotal: 'The total is now %{price}.',
    missing: '%{price} more for free delivery (%{method})',
    edit: 'Edit cart',
  },
  de: {
    ...goodsMessages.de,
    ...totalsMessages.de,
    title: 'Übersicht',
    yourOrder: 'Ihre Bestellung',
    checkout: 'Zur Kasse',
    updating: 'Wird berechnet …',
    blocked: 'Einige Artikel sind gerade nicht bestellbar. Bitte ändern oder entfernen Sie sie.',
    nowTotal: 'Die Gesamtsumme ist jetzt %{price}.',
    missing: 'Noch %{price} bis zum kostenlosen Versand (%{method})',
    edit: 'Warenkorb bearbeiten',
  },
});
