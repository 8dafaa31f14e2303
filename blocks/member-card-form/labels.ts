import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Članska kartica u košarici',
    description: 'Polje za broj članske kartice.',
    keywords: ['klub', 'bodovi'],
  },
  en: {
    name: 'Member card in the cart',
    description: 'A field for the number of a member card.',
    keywords: ['club', 'loyalty'],
  },
  de: {
    name: 'Mitgliedskarte im Warenkorb',
    description: 'Ein Feld für die Nummer der Mitgliedskarte.',
    keywords: ['Club', 'Treue'],
  },
});
