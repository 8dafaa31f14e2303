import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Natpis',
    description: 'Traka preko cijele širine sa slikom, tekstom i gumbima.',
    presets: { plain: 'Kratka traka' },
    keywords: ['baner', 'akcija', 'reklama'],
  },
  en: {
    name: 'Banner',
    description: 'A full-width strip with a picture, text and buttons.',
    presets: { plain: 'Short strip' },
    keywords: ['promotion', 'strip'],
  },
  de: {
    name: 'Banner',
    description: 'Ein Streifen in voller Breite mit Bild, Text und Schaltflächen.',
    presets: { plain: 'Kurzer Streifen' },
    keywords: ['Aktion', 'Werbung'],
  },
});
