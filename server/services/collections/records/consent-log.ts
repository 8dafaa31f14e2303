import { sql } from 'kysely';
import { formTypes } from '#schemas/constants.ts';
import type { Collection } from '../collection.ts';
import { withoutTags } from '../expressions.ts';
import { languageChoice } from '../language-choice.ts';
import { matchesText } from '../matches-text.ts';
import { recordTexts } from './record-texts.ts';

/** Consents that were given and withdrawn, with the text that was shown. */
export const consentLog: Collection = {
  name: 'consent-log',
  table: 'consent_logs',
  id: 'id',
  group: 'people',
  icon: 'shield',
  title: 'display_name',
  fields: {
    id: { cell: 'number', sortedBy: 'consent_logs_pkey' },
    created_at: { cell: 'date', filter: 'date' },
    email: { cell: 'text', filter: 'text', isNullable: true },
    display_name: { cell: 'text', sql: withoutTags(sql`consent_logs.display_name`) },
    given: { cell: 'flag', filter: 'flag' },
    form_type: { cell: 'choice', choices: formTypes, filter: 'choice' },
    consent_number: { cell: 'text' },
    language: languageChoice,
    subject: { cell: 'text' },
  },
  columns: ['display_name', 'email', 'given', 'form_type', 'created_at'],
  sort: '-id',
  form: [],
  // Must be the same expression as in the index `consent_logs_words`.
  matches: matchesText(
    sql`coalesce(consent_logs.email::text, '') || ' ' || consent_logs.display_name`,
  ),
  scopes: { read: ['admin'], write: [] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: recordTexts,
};
