import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Greška',
    description: 'Zaslon kad nešto pođe po zlu.',
    keywords: ['500', 'kvar'],
    fields: {
      text: {
        label: 'Tekst',
        help: 'Prazno: tekst greške.',
      },
    },
  },
  en: {
    name: 'Error',
    description: 'The screen when something goes wrong.',
    keywords: ['500', 'failure'],
    fields: {
      text: {
        label: 'Text',
        help: 'Empty: the text of the error.',
      },
    },
  },
  de: {
    name: 'Fehler',
    description: 'Die Ansicht, wenn etwas schiefgeht.',
    keywords: ['500', 'Störung'],
    fields: {
      text: {
        label: 'Text',
        help: 'Leer: der Text des Fehlers.',
      },
    },
  },
});
