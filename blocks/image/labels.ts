import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Slika',
    description: 'Jedna slika, po želji s potpisom i poveznicom.',
    keywords: ['fotografija', 'ilustracija'],
  },
  en: {
    name: 'Picture',
    description: 'One picture, with an optional caption and link.',
    keywords: ['image', 'photo'],
  },
  de: {
    name: 'Bild',
    description: 'Ein Bild, auf Wunsch mit Bildunterschrift und Link.',
    keywords: ['Foto', 'Illustration'],
  },
});
