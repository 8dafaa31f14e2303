import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Neplaćena narudžba',
    description: 'Nudi plaćanje narudžbe koju je kupac ostavio na stranici banke.',
    keywords: ['narudžba', 'plaćanje'],
  },
  en: {
    name: 'Unpaid order',
    description: 'Offers to pay the order that a buyer left on the page of the bank.',
    keywords: ['order', 'payment'],
  },
  de: {
    name: 'Unbezahlte Bestellung',
    description: 'Bietet die Zahlung einer Bestellung an, die auf der Seite der Bank liegen blieb.',
    keywords: ['Bestellung', 'Zahlung'],
  },
});
