import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { matchesText } from '../matches-text.ts';
import { matchesOrder } from '../orders/matches-order.ts';
import { eventTexts } from './events.ts';

const order = (column: string) => sql`(SELECT ${sql.ref(`o.${column}`)} FROM order_items i
  JOIN orders o ON o.id = i.order_id WHERE i.id = tickets.order_item_id)`;

const email = sql<string>`(SELECT coalesce(u.email, o.guest_email)::text FROM order_items i
  JOIN orders o ON o.id = i.order_id LEFT JOIN users u ON u.id = o.user_id
  WHERE i.id = tickets.order_item_id)`;

/** Must be the same expression as in the index `tickets_words`. */
const matchesTicket = matchesText(sql`tickets.code || ' ' || tickets.name`);

/** Condition for tickets that contain the word, and tickets of orders that contain it. */
const matchesAttendee = (word: string) => sql<boolean>`tickets.id IN (
  SELECT tickets.id FROM tickets WHERE ${matchesTicket(word)}
  UNION SELECT t.id FROM orders JOIN order_items i ON i.order_id = orders.id
    JOIN tickets t ON t.order_item_id = i.id WHERE ${matchesOrder(word)})`;

/** Attendees of an event: the sold tickets, and the times of admission. */
export const attendees: Collection = {
  name: 'attendees',
  table: 'tickets',
  id: 'id',
  group: 'content',
  icon: 'users',
  title: 'code',
  only: sql`tickets.event_id IS NOT NULL`,
  fields: {
    id: { cell: 'number', sortedBy: 'tickets_pkey' },
    code: { cell: 'text' },
    event_id: { cell: 'relation', relation: 'events', filter: 'relation', isNullable: true },
    name: { cell: 'text' },
    seat: { cell: 'text' },
    email: { cell: 'text', sql: email },
    order_number: { cell: 'text', sql: order('order_number') },
    issued_at: { cell: 'date', filter: 'date' },
    used_at: {
      cell: 'date',
      input: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
      filter: 'date',
    },
    revoked_at: { cell: 'date' },
  },
  columns: ['code', 'event_id', 'name', 'seat', 'email', 'used_at'],
  sort: '-id',
  form: [{ title: 'arrival', fields: ['used_at'] }],
  matches: matchesAttendee,
  views: {
    expected: sql`tickets.used_at IS NULL AND tickets.revoked_at IS NULL`,
    arrived: sql`tickets.used_at IS NOT NULL AND tickets.revoked_at IS NULL`,
    revoked: sql`tickets.revoked_at IS NOT NULL`,
  },
  scopes: { read: ['admin', 'orders'], write: ['admin', 'orders'] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: eventTexts,
};
