import { sql } from 'kysely';
import type { Collection } from './collection.ts';
import { matchesText } from './matches-text.ts';

const path = {
  type: 'string',
  minLength: 2,
  maxLength: 500,
  pattern: '^/(?!/)\\S*$',
  expects: 'path',
};

export const redirects: Collection = {
  name: 'redirects',
  table: 'redirects',
  id: 'from_path',
  group: 'content',
  icon: 'corner-down-right',
  title: 'from_path',
  fields: {
    from_path: { cell: 'text', input: path, isRequired: true, sortedBy: 'redirects_pkey' },
    to_path: { cell: 'text', input: path, isRequired: true },
    status: {
      cell: 'number',
      input: { type: 'integer', enum: [301, 302, 307, 308] },
      filter: 'number',
    },
    created_at: { cell: 'date', sortedBy: 'redirects_newest', filter: 'date' },
  },
  columns: ['from_path', 'to_path', 'status', 'created_at'],
  sort: '-created_at',
  form: [{ title: 'main', fields: ['from_path', 'to_path', 'status'] }],
  // Must be the same expression as in the index `redirects_words`.
  matches: matchesText(sql`redirects.from_path || ' ' || redirects.to_path`),
  scopes: { read: ['admin', 'pages'], write: ['admin', 'pages'] },
  mayCreate: true,
  mayRemove: true,
  tags: ['redirects'],
  check: ({ from_path: from, to_path: to }) =>
    from === to ? { field: 'to_path', reason: 'sameValue', other: 'from_path' } : null,
};
