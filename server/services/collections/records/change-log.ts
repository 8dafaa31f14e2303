import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { recordTexts } from './record-texts.ts';

/** All changes by staff in the back office, with author, time and values. It is read-only. */
export const changeLog: Collection = {
  name: 'changes',
  table: 'changes',
  id: 'id',
  group: 'system',
  icon: 'history',
  title: 'what',
  fields: {
    id: { cell: 'number', sortedBy: 'changes_pkey' },
    at: { cell: 'date', filter: 'date', sortedBy: 'changes_newest' },
    actor: {
      cell: 'text',
      sql: sql`(SELECT users.email FROM users WHERE users.id = changes.actor_id)`,
      filter: 'text',
      isNullable: true,
    },
    action: { cell: 'choice', choices: ['create', 'change', 'remove'], filter: 'choice' },
    collection: { cell: 'text', filter: 'text' },
    record_id: { cell: 'text', filter: 'text' },
    what: {
      cell: 'record',
      sql: sql`jsonb_build_object('collection', changes.collection, 'id', changes.record_id)`,
    },
    before: { cell: 'values' },
    after: { cell: 'values' },
    key_name: { cell: 'text', filter: 'text', isNullable: true },
    operation: { cell: 'text' },
    reverts: { cell: 'number', filter: 'number', isNullable: true },
  },
  columns: ['at', 'actor', 'action', 'what', 'before', 'after'],
  sort: '-at',
  form: [],
  scopes: { read: ['admin'], write: [] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: recordTexts,
};
