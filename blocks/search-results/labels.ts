import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Rezultati pretrage',
    description: 'Što je pronađeno u trgovini.',
    keywords: ['traži'],
    fields: {
      showProducts: {
        label: 'Pokaži proizvode',
      },
    },
  },
  en: {
    name: 'Search results',
    description: 'What was found in the shop.',
    keywords: ['find'],
    fields: {
      showProducts: {
        label: 'Show products',
      },
    },
  },
  de: {
    name: 'Suchergebnisse',
    description: 'Was im Shop gefunden wurde.',
    keywords: ['finden'],
    fields: {
      showProducts: {
        label: 'Produkte zeigen',
      },
    },
  },
});
