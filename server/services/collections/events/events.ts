import texts from 'virtual:texts/server/services/collections/events';
import { sql } from 'kysely';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { notEarlierThan } from '../field-rules.ts';
import { localized, optionalLocalized, optionalLocalizedHtml, withDefault } from '../inputs.ts';
import { pictureField } from '../picture-field.ts';

export const eventTexts = texts as TextsByLanguage<CollectionTexts>;

const instant = { type: 'string', format: 'date-time', maxLength: 40 };

const sold = sql`(SELECT count(*)::int FROM tickets
  WHERE tickets.event_id = events.id AND tickets.revoked_at IS NULL)`;

/** Number of seats that can still be sold: the stock of the event's ticket, which follows the capacity. */
const left = sql`(SELECT products.available FROM products
  WHERE products.id = events.ticket_product_id)`;

/** Events with their seats: sold ones are tickets, free ones are the stock of the ticket. */
export const events: Collection = {
  name: 'events',
  table: 'events',
  id: 'id',
  group: 'content',
  icon: 'calendar',
  title: 'title',
  fields: {
    media_id: pictureField({ table: 'events', column: 'media_id' }),
    title: { cell: 'localized', input: localized(200), isRequired: true },
    slug: { cell: 'text', sortedBy: 'events_slug_key' },
    date_from: {
      cell: 'date',
      input: instant,
      isRequired: true,
      sortedBy: 'events_date',
      filter: 'date',
    },
    date_to: { cell: 'date', input: instant, isRequired: true },
    location: { cell: 'localized', input: localized(300), isRequired: true },
    excerpt: { cell: 'localized', input: optionalLocalized(1_000), stored: withDefault },
    // The HTML is sanitized when it is read.
    body: { cell: 'localized', input: optionalLocalizedHtml(50_000), stored: withDefault },
    ticket_product_id: {
      cell: 'relation',
      relation: 'products',
      input: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
    },
    capacity: {
      cell: 'number',
      input: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
    },
    sold: { cell: 'number', sql: sold },
    left: { cell: 'number', sql: left },
    arrived: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM tickets WHERE tickets.event_id = events.id
        AND tickets.used_at IS NOT NULL AND tickets.revoked_at IS NULL)`,
    },
  },
  columns: ['media_id', 'title', 'date_from', 'capacity', 'sold', 'left', 'arrived'],
  sort: '-date_from',
  form: [
    { title: 'main', fields: ['title', 'date_from', 'date_to', 'location', 'capacity'] },
    { title: 'page', fields: ['media_id', 'ticket_product_id'] },
    { title: 'texts', fields: ['excerpt', 'body'] },
  ],
  search: sql<string>`(events.slug || ' ' || events.title::text)`,
  views: { coming: sql`events.date_to >= now()`, over: sql`events.date_to < now()` },
  scopes: { read: ['admin', 'pages', 'orders'], write: ['admin', 'pages'] },
  mayCreate: false,
  mayRemove: false,
  tags: ['events'],
  texts: eventTexts,
  check: notEarlierThan('date_to', 'date_from'),
};
