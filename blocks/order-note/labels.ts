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
    name: 'Bestellhinweis',
    description: 'Ein Feld für eine Nachricht an das Geschäft.',
    keywords: ['Nachricht', 'Kommentar'],
  },
});
