import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Nije pronađeno',
    description: 'Zaslon za adresu koja ne postoji.',
    keywords: ['404'],
  },
  en: {
    name: 'Not found',
    description: 'The screen for an address that does not exist.',
    keywords: ['404'],
  },
  de: {
    name: 'Nicht gefunden',
    description: 'Die Ansicht für eine Adresse, die es nicht gibt.',
    keywords: ['404'],
  },
});
