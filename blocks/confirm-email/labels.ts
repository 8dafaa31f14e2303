import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Potvrda e-pošte',
    description: 'Poruka nakon poveznice iz e-pošte.',
    keywords: ['potvrda', 'registracija'],
  },
  en: {
    name: 'E-mail confirmation',
    description: 'The message after following a link from an e-mail.',
    keywords: ['confirm', 'double opt-in'],
  },
  de: {
    name: 'E-Mail-Bestätigung',
    description: 'Die Meldung nach einem Link aus einer E-Mail.',
    keywords: ['Bestätigung', 'Double-Opt-in'],
  },
});
