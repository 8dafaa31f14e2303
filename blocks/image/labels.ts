import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Slika',
    description: 'Jedna slika, s natpisom i poveznicom po želji.',
    keywords: ['fotografija', 'ilustracija'],
  },
  en: {
    name: 'Picture',
    description: 'One picture, with a caption and a link if wanted.',
    keywords: ['image', 'photo'],
  },
  de: {
    name: 'Bild',
    description: 'Ein Bild, auf Wunsch mit Bildunterschrift und Link.',
    keywords: ['Foto', 'Illustration'],
  },
});
