import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Slični proizvodi',
    description: 'Proizvodi koji idu uz one na stranici.',
    keywords: ['preporuka', 'uz ovo'],
  },
  en: {
    name: 'Related products',
    description: 'Products that go with those on the page.',
    keywords: ['recommendation', 'upsell'],
  },
  de: {
    name: 'Ähnliche Produkte',
    description: 'Produkte, die zu denen der Seite passen.',
    keywords: ['Empfehlung', 'Zubehör'],
  },
});
