import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Novosti',
    description: 'Sve objave, s kategorijama i listanjem.',
    keywords: ['objave', 'blog'],
    fields: {
      title: {
        label: 'Naslov',
        help: 'Prazno: „Novosti“.',
      },
    },
  },
  en: {
    name: 'News',
    description: 'All posts, with categories and paging.',
    keywords: ['posts', 'blog'],
    fields: {
      title: {
        label: 'Title',
        help: 'Empty: “News”.',
      },
    },
  },
  de: {
    name: 'Neuigkeiten',
    description: 'Alle Beiträge mit Kategorien und Blättern.',
    keywords: ['Beiträge', 'Blog'],
    fields: {
      title: {
        label: 'Überschrift',
        help: 'Leer: „Neuigkeiten“.',
      },
    },
  },
});
