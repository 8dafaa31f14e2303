import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Članska iskaznica u košarici',
    description: 'Polje za broj članske iskaznice.',
    keywords: ['klub', 'bodovi'],
  },
  en: {
    name: 'Membership card in the cart',
    description: 'A field for the number of a membership card.',
    keywords: ['club', 'loyalty'],
  },
  de: {
    name: 'Mitgliedskarte im Warenkorb',
    description: 'Ein Feld für die Nummer der Mitgliedskarte.',
    keywords: ['Club', 'Treue'],
  },
});
