import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Stavke košarice',
    description: 'Proizvodi u košarici, s količinama.',
    keywords: ['košarica', 'količina'],
    fields: {
      title: {
        label: 'Naslov stranice',
        help: 'Prazno: „Košarica”.',
      },
    },
    slots: {
      below: 'Ispod stavki',
    },
  },
  en: {
    name: 'Cart items',
    description: 'The products in the cart, with quantities.',
    keywords: ['basket', 'quantity'],
    fields: {
      title: {
        label: 'Page heading',
        help: 'Empty: “Cart”.',
      },
    },
    slots: {
      below: 'Below the items',
    },
  },
  de: {
    name: 'Warenkorb-Positionen',
    description: 'Die Produkte im Warenkorb mit Mengen.',
    keywords: ['Warenkorb', 'Menge'],
    fields: {
      title: {
        label: 'Seitenüberschrift',
        help: 'Leer: „Warenkorb“.',
      },
    },
    slots: {
      below: 'Unter den Positionen',
    },
  },
});
