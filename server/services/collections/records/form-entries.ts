import { sql } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import { entryFiles } from '../../visitor-files/files-field.ts';
import type { Collection } from '../collection.ts';
import { languageChoice } from '../language-choice.ts';
import { matchesText } from '../matches-text.ts';
import { recordTexts } from './record-texts.ts';

/** The title of the form, or the key of one that is built into the site or deleted, with the number of the entry. */
const subject = sql`(SELECT jsonb_object_agg(language, title || ' #' || form_entries.id)
  FROM jsonb_each_text(coalesce(
    (SELECT forms.title FROM forms WHERE forms.id = form_entries.form_id),
    jsonb_build_object(${sql.lit(defaultLanguage)}, form_entries.form_key)
  )) AS titles (language, title))`;

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
    subject: { cell: 'localized', sql: subject },
    form_id: { cell: 'relation', relation: 'forms', isNullable: true, filter: 'relation' },
    form_key: { cell: 'text', filter: 'text' },
    email: { cell: 'text', filter: 'text', isNullable: true },
    data: { cell: 'text' },
    files: entryFiles,
    language: languageChoice,
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
