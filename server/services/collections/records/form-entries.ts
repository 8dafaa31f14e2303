import { sql } from 'kysely';
import { entryFiles } from '../../visitor-files/files-field.ts';
import type { Collection } from '../collection.ts';
import { matchesText } from '../matches-text.ts';
import { recordTexts } from './record-texts.ts';

/** Entries that visitors sent with forms. Staff mark the ones that they have dealt with. */
export const formEntries: Collection = {
  name: 'form-entries',
  table: 'form_entries',
  id: 'id',
  group: 'content',
  icon: 'clipboard',
  title: 'subject',
  fields: {
    id: { cell: 'number', sortedBy: 'form_entries_pkey' },
    subject: { cell: 'text', sql: sql`form_key || ' #' || form_entries.id` },
    form_key: { cell: 'text', filter: 'text' },
    email: { cell: 'text', filter: 'text', isNullable: true },
    data: { cell: 'text' },
    files: entryFiles,
    language: { cell: 'text' },
    page_path: { cell: 'text' },
    created_at: { cell: 'date', filter: 'date' },
    handled_at: {
      cell: 'date',
      input: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
      filter: 'date',
    },
  },
  columns: ['subject', 'email', 'created_at', 'handled_at'],
  sort: '-id',
  views: { open: sql<boolean>`handled_at IS NULL` },
  alerts: ['open'],
  form: [{ title: 'handling', fields: ['handled_at'] }],
  // Must be the same expression as in the index `form_entries_words`.
  matches:
    matchesText(sql`form_entries.form_key || ' ' || coalesce(form_entries.email::text, '') || ' '
    || form_entries.data::text`),
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: false,
  mayRemove: true,
  tags: [],
  texts: recordTexts,
};
