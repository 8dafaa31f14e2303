import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Tekst',
    description: 'Slobodan tekst s naslovima, popisima i poveznicama.',
    keywords: ['odlomak', 'članak'],
    fields: {
      align: {
        label: 'Poravnanje',
        values: {
          start: 'Lijevo',
          center: 'Sredina',
        },
      },
      columns: {
        label: 'Broj stupaca',
      },
    },
  },
  en: {
    name: 'Text',
    description: 'Free text with headings, lists and links.',
    keywords: ['paragraph', 'article'],
    fields: {
      align: {
        label: 'Alignment',
        values: {
          start: 'Left',
          center: 'Centre',
        },
      },
      columns: {
        label: 'Number of columns',
      },
    },
  },
  de: {
    name: 'Text',
    description: 'Freier Text mit Überschriften, Listen und Links.',
    keywords: ['Absatz', 'Artikel'],
    fields: {
      align: {
        label: 'Ausrichtung',
        values: {
          start: 'Links',
          center: 'Mitte',
        },
      },
      columns: {
        label: 'Anzahl der Spalten',
      },
    },
  },
});
