import { sql } from 'kysely';
import type { Collection } from './collection.ts';

/** Addresses that visitors opened although they lead nowhere, for which staff can add redirects. */
export const missedAddresses: Collection = {
  name: 'missed-addresses',
  table: 'failed_requests',
  id: 'path',
  group: 'content',
  icon: 'unlink',
  title: 'path',
  fields: {
    path: { cell: 'text', sortedBy: 'failed_requests_pkey' },
    count: { cell: 'number', sortedBy: 'failed_requests_count', filter: 'number' },
    referrer: { cell: 'text' },
    last_at: { cell: 'date', filter: 'date' },
  },
  columns: ['path', 'count', 'referrer', 'last_at'],
  sort: '-count',
  views: {
    unsolved: sql<boolean>`NOT EXISTS (SELECT FROM redirects WHERE from_path = failed_requests.path)`,
  },
  alerts: ['unsolved'],
  form: [],
  search: sql<string>`path`,
  scopes: { read: ['admin', 'pages'], write: ['admin', 'pages'] },
  mayCreate: false,
  mayRemove: true,
  tags: [],
};
