import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Uskoro',
    description: 'Najava nečega što još nije otvoreno.',
    keywords: ['najava', 'otvorenje'],
    fields: {
      day: {
        label: 'Dan otvorenja',
      },
    },
  },
  en: {
    name: 'Coming soon',
    description: 'Announces what is not open yet.',
    keywords: ['opening', 'teaser'],
    fields: {
      day: {
        label: 'Opening day',
      },
    },
  },
  de: {
    name: 'Demnächst',
    description: 'Kündigt an, was noch nicht geöffnet ist.',
    keywords: ['Eröffnung', 'Ankündigung'],
    fields: {
      day: {
        label: 'Eröffnungstag',
      },
    },
  },
});
