import type { EditDocument } from '#schemas/editing/node.ts';

export const testDocument: EditDocument = {
  key: 'page:1',
  kind: 'page',
  title: { hr: 'Naslovnica' },
  description: {},
  slugs: { hr: 'naslovnica' },
  languages: ['hr'],
  publishedAt: null,
  changed: false,
  uses: 0,
};
