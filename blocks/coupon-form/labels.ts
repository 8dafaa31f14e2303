import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Kupon',
    description: 'Polje za kod kupona.',
    keywords: ['popust', 'kod'],
  },
  en: {
    name: 'Coupon',
    description: 'A field for a coupon code.',
    keywords: ['discount', 'code'],
  },
  de: {
    name: 'Gutschein',
    description: 'Ein Feld für den Gutscheincode.',
    keywords: ['Rabatt', 'Code'],
  },
});
