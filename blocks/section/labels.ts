import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Odjeljak',
    description: 'Naslov i mjesto za druge blokove.',
    keywords: ['sekcija', 'skupina'],
    fields: {
      rule: {
        label: 'Crta iznad naslova',
      },
      moreLabel: {
        label: 'Tekst poveznice „više“',
        help: 'Prazno: bez poveznice.',
      },
      moreTarget: {
        label: 'Kamo vodi „više“',
      },
    },
    slots: {
      content: 'Sadržaj',
    },
  },
  en: {
    name: 'Section',
    description: 'A heading and room for other blocks.',
    keywords: ['group', 'container'],
    fields: {
      rule: {
        label: 'Rule above the heading',
      },
      moreLabel: {
        label: 'Text of the “more” link',
        help: 'Empty: no link.',
      },
      moreTarget: {
        label: 'Where “more” leads',
      },
    },
    slots: {
      content: 'Content',
    },
  },
  de: {
    name: 'Abschnitt',
    description: 'Eine Überschrift und Platz für andere Blöcke.',
    keywords: ['Gruppe', 'Behälter'],
    fields: {
      rule: {
        label: 'Linie über der Überschrift',
      },
      moreLabel: {
        label: 'Text des „Mehr“-Links',
        help: 'Leer: kein Link.',
      },
      moreTarget: {
        label: 'Ziel des „Mehr“-Links',
      },
    },
    slots: {
      content: 'Inhalt',
    },
  },
});
