import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Kategorija objava',
    description: 'Objave jedne kategorije.',
    keywords: ['blog', 'novosti'],
    fields: {
      category: {
        label: 'Kategorija objava',
        help: 'Prazno: kategorija iz adrese.',
      },
    },
  },
  en: {
    name: 'Post category',
    description: 'The posts of one category.',
    keywords: ['blog', 'news'],
    fields: {
      category: {
        label: 'Post category',
        help: 'Empty: the category of the address.',
      },
    },
  },
  de: {
    name: 'Beitragskategorie',
    description: 'Die Beiträge einer Kategorie.',
    keywords: ['Blog', 'Neuigkeiten'],
    fields: {
      category: {
        label: 'Beitragskategorie',
        help: 'Leer: die Kategorie der Adresse.',
      },
    },
  },
});
