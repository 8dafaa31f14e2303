import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Objava',
    description: 'Jedna objava s komentarima.',
    keywords: ['članak', 'blog'],
    fields: {
      showMore: {
        label: 'Pokaži još objava',
      },
    },
  },
  en: {
    name: 'Post',
    description: 'One post with its comments.',
    keywords: ['article', 'blog'],
    fields: {
      showMore: {
        label: 'Show more posts',
      },
    },
  },
  de: {
    name: 'Beitrag',
    description: 'Ein Beitrag mit Kommentaren.',
    keywords: ['Artikel', 'Blog'],
    fields: {
      showMore: {
        label: 'Weitere Beiträge zeigen',
      },
    },
  },
});
