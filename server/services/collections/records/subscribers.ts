import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { matchesText } from '../matches-text.ts';
import { recordTexts } from './record-texts.ts';

/** Addresses for the newsletter; the time of confirmation proves the subscription. */
export const subscribers: Collection = {
  name: 'subscribers',
  table: 'newsletter_subscribers',
  id: 'id',
  group: 'marketing',
  icon: 'newspaper',
  title: 'email',
  fields: {
    id: { cell: 'number', sortedBy: 'newsletter_subscribers_pkey' },
    email: { cell: 'text' },
    language: { cell: 'text', filter: 'text' },
    created_at: { cell: 'date', filter: 'date' },
    confirmed_at: { cell: 'date', filter: 'date', isNullable: true },
    unsubscribed_at: { cell: 'date', filter: 'date', isNullable: true },
  },
  columns: ['email', 'language', 'created_at', 'confirmed_at', 'unsubscribed_at'],
  sort: '-id',
  views: {
    subscribed: sql<boolean>`confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`,
    unconfirmed: sql<boolean>`confirmed_at IS NULL AND unsubscribed_at IS NULL`,
  },
  form: [],
  // Must be the same expression as in the index `newsletter_subscribers_words`.
  matches: matchesText(sql`newsletter_subscribers.email::text`),
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: false,
  mayRemove: true,
  tags: [],
  texts: recordTexts,
};
