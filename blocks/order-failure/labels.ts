import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Neuspjela narudžba',
    description: 'Zaslon kad plaćanje nije uspjelo.',
    keywords: ['plaćanje', 'greška'],
    fields: {
      helpTarget: {
        label: 'Stranica za pomoć',
        help: 'Na primjer stranica za kontakt.',
      },
    },
  },
  en: {
    name: 'Failed order',
    description: 'The screen when payment has failed.',
    keywords: ['payment', 'error'],
    fields: {
      helpTarget: {
        label: 'Help page',
        help: 'For example the contact page.',
      },
    },
  },
  de: {
    name: 'Fehlgeschlagene Bestellung',
    description: 'Die Ansicht bei fehlgeschlagener Zahlung.',
    keywords: ['Zahlung', 'Fehler'],
    fields: {
      helpTarget: {
        label: 'Hilfeseite',
        help: 'Zum Beispiel die Kontaktseite.',
      },
    },
  },
});
