import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Harmonika',
    description: 'Pitanja i odgovori koji se otvaraju i zatvaraju.',
    keywords: ['česta pitanja', 'faq', 'sklopivo'],
    fields: {
      items: {
        label: 'Stavke',
      },
      'items/title': {
        label: 'Pitanje',
      },
      'items/text': {
        label: 'Odgovor',
      },
    },
  },
  en: {
    name: 'Accordion',
    description: 'Questions and answers that open and close.',
    keywords: ['faq', 'questions', 'collapse'],
    fields: {
      items: {
        label: 'Items',
      },
      'items/title': {
        label: 'Question',
      },
      'items/text': {
        label: 'Answer',
      },
    },
  },
  de: {
    name: 'Akkordeon',
    description: 'Fragen und Antworten zum Auf- und Zuklappen.',
    keywords: ['FAQ', 'Fragen', 'aufklappen'],
    fields: {
      items: {
        label: 'Einträge',
      },
      'items/title': {
        label: 'Frage',
      },
      'items/text': {
        label: 'Antwort',
      },
    },
  },
});
