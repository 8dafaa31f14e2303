import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Popis događaja',
    description: 'Nadolazeći ili prošli događaji.',
    keywords: ['kalendar', 'termini'],
    fields: {
      when: {
        label: 'Koji događaji',
        values: {
          upcoming: 'Nadolazeći',
          past: 'Prošli',
          all: 'Svi',
        },
      },
      paged: {
        label: 'Gumb „Učitaj još“',
      },
    },
  },
  en: {
    name: 'Event list',
    description: 'Upcoming or past events.',
    keywords: ['calendar', 'dates'],
    fields: {
      when: {
        label: 'Which events',
        values: {
          upcoming: 'Upcoming',
          past: 'Past',
          all: 'All',
        },
      },
      paged: {
        label: 'Button “Load more”',
      },
    },
  },
  de: {
    name: 'Veranstaltungsliste',
    description: 'Kommende oder vergangene Veranstaltungen.',
    keywords: ['Kalender', 'Termine'],
    fields: {
      when: {
        label: 'Welche Veranstaltungen',
        values: {
          upcoming: 'Kommende',
          past: 'Vergangene',
          all: 'Alle',
        },
      },
      paged: {
        label: 'Schaltfläche „Mehr laden“',
      },
    },
  },
});
