import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Uspješna narudžba',
    description: 'Zahvala i sažetak nakon narudžbe.',
    keywords: ['hvala', 'potvrda'],
    fields: {
      title: {
        label: 'Naslov',
        help: 'Prazno: zahvala.',
      },
    },
  },
  en: {
    name: 'Successful order',
    description: 'Thanks and a summary after the order.',
    keywords: ['thanks', 'confirmation'],
    fields: {
      title: {
        label: 'Title',
        help: 'Empty: a thank-you.',
      },
    },
  },
  de: {
    name: 'Erfolgreiche Bestellung',
    description: 'Dank und Übersicht nach der Bestellung.',
    keywords: ['Danke', 'Bestätigung'],
    fields: {
      title: {
        label: 'Überschrift',
        help: 'Leer: ein Dankeswort.',
      },
    },
  },
});
