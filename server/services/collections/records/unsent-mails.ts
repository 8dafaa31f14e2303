import { sql } from 'kysely';
import { languages } from '#schemas/languages.ts';
import { mailKinds, subjectOfKind } from '../../../mail/mail-subjects.ts';
import type { Collection } from '../collection.ts';
import { recordTexts } from './record-texts.ts';

/** The default subject identifies a kind of mail. */
const subjects = JSON.stringify(
  Object.fromEntries(
    mailKinds.map((kind) => [
      kind,
      Object.fromEntries(
        languages.map((language) => [language, subjectOfKind(kind, language) ?? kind]),
      ),
    ]),
  ),
);

const states = ['failed', 'waiting'] as const;

/** Mails that were not sent yet. Staff retry a failed one, or delete it. */
export const unsentMails: Collection = {
  name: 'unsent-mails',
  table: 'outbox',
  id: 'id',
  group: 'system',
  icon: 'mail',
  title: 'mail',
  only: sql<boolean>`outbox.done_at IS NULL`,
  fields: {
    id: { cell: 'number', sortedBy: 'outbox_pkey' },
    mail: {
      cell: 'localized',
      sql: sql`coalesce(${subjects}::jsonb -> outbox.kind, to_jsonb(outbox.kind))`,
    },
    kind: { cell: 'text', filter: 'text' },
    order: {
      cell: 'relation',
      relation: 'orders',
      sql: sql`(outbox.payload ->> 'orderId')::int`,
    },
    mail_state: {
      cell: 'choice',
      choices: states,
      tones: { waiting: 'waiting', failed: 'bad' },
      sql: sql`CASE WHEN outbox.failed_at IS NULL THEN 'waiting' ELSE 'failed' END`,
      column: 'failed_at',
      stored: (value) => sql`CASE WHEN ${value} = 'failed' THEN now() END`,
      input: { type: 'string', enum: [...states] },
      isRequired: true,
      filter: 'choice',
    },
    attempts: { cell: 'number' },
    last_error: { cell: 'text' },
    created_at: { cell: 'date', filter: 'date' },
    failed_at: { cell: 'date', filter: 'date', isNullable: true },
  },
  columns: ['mail', 'order', 'mail_state', 'attempts', 'last_error', 'created_at'],
  sort: '-id',
  views: { failed: sql<boolean>`outbox.failed_at IS NOT NULL` },
  alerts: ['failed'],
  form: [{ title: 'handling', fields: ['mail_state'] }],
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: false,
  mayRemove: true,
  tags: [],
  texts: recordTexts,
};
