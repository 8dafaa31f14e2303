import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Prozor košarice',
    description: 'Prozor koji se otvori kad se doda proizvod.',
    keywords: ['košarica', 'skočni prozor'],
  },
  en: {
    name: 'Cart dialog',
    description: 'The dialog that opens when a product is added.',
    keywords: ['basket', 'popup'],
  },
  de: {
    name: 'Warenkorb-Fenster',
    description: 'Das Fenster, das sich beim Hinzufügen eines Produkts öffnet.',
    keywords: ['Warenkorb', 'Popup'],
  },
});
