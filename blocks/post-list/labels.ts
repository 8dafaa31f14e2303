import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Popis objava',
    description: 'Kratak popis najnovijih objava.',
    keywords: ['novosti', 'blog'],
    fields: {
      category: {
        label: 'Kategorija objava',
        help: 'Prazno: sve objave.',
      },
    },
  },
  en: {
    name: 'Post list',
    description: 'A short list of the newest posts.',
    keywords: ['news', 'blog'],
    fields: {
      category: {
        label: 'Post category',
        help: 'Empty: all posts.',
      },
    },
  },
  de: {
    name: 'Beitragsliste',
    description: 'Eine kurze Liste der neuesten Beiträge.',
    keywords: ['Neuigkeiten', 'Blog'],
    fields: {
      category: {
        label: 'Beitragskategorie',
        help: 'Leer: alle Beiträge.',
      },
    },
  },
});
