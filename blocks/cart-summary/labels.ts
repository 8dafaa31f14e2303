import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Sažetak košarice',
    description: 'Iznosi i gumb koji vodi na naplatu.',
    presets: { compact: 'Sažetak uz naplatu' },
    keywords: ['ukupno', 'iznos'],
    fields: {
      variant: {
        label: 'Izvedba',
        help: 'Sažeto pokazuje male slike artikala i nema gumba.',
        values: {
          cart: 'U košarici',
          compact: 'Sažeto, uz naplatu',
        },
      },
      sticky: {
        label: 'Ostaje vidljivo pri listanju',
      },
    },
  },
  en: {
    name: 'Cart summary',
    description: 'The amounts and the button to the checkout.',
    presets: { compact: 'Summary beside the checkout' },
    keywords: ['total', 'amount'],
    fields: {
      variant: {
        label: 'Variant',
        help: 'Compact shows small pictures of the items and has no button.',
        values: {
          cart: 'In the cart',
          compact: 'Compact, beside the checkout',
        },
      },
      sticky: {
        label: 'Stays in view while scrolling',
      },
    },
  },
  de: {
    name: 'Warenkorb-Übersicht',
    description: 'Die Beträge und die Schaltfläche zur Kasse.',
    presets: { compact: 'Übersicht neben der Kasse' },
    keywords: ['Summe', 'Betrag'],
    fields: {
      variant: {
        label: 'Variante',
        help: 'Kompakt zeigt kleine Bilder der Artikel und hat keine Schaltfläche.',
        values: {
          cart: 'Im Warenkorb',
          compact: 'Kompakt, neben der Kasse',
        },
      },
      sticky: {
        label: 'Bleibt beim Blättern sichtbar',
      },
    },
  },
});
