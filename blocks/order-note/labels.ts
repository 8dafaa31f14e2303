import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Napomena uz narudžbu',
    description: 'Polje za poruku trgovini.',
    keywords: ['poruka', 'komentar'],
  },
  en: {
    name: 'Order note',
    description: 'A field for a message to the shop.',
    keywords: ['message', 'comment'],
  },
  de: {
    name: 'Anmerkung zur Bestellung',
    description: 'Ein Feld für eine Nachricht an den Shop.',
    keywords: ['Nachricht', 'Kommentar'],
  },
});
