import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Artikli u košarici',
    description: 'Proizvodi u košarici, s količinama.',
    keywords: ['košarica', 'količina'],
    fields: {
      title: {
        label: 'Naslov stranice',
        help: 'Prazno: „Košarica“.',
      },
    },
    slots: {
      below: 'Ispod artikala',
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
    name: 'Artikel im Warenkorb',
    description: 'Die Produkte im Warenkorb mit Mengen.',
    keywords: ['Warenkorb', 'Menge'],
    fields: {
      title: {
        label: 'Seitenüberschrift',
        help: 'Leer: „Warenkorb“.',
      },
    },
    slots: {
      below: 'Unter den Artikeln',
    },
  },
});
