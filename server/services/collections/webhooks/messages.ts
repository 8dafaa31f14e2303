import { sql } from 'kysely';
import { testEvent, webhookEvents } from '../../../webhooks/events.ts';
import type { Collection } from '../collection.ts';
import { webhookTexts } from './webhook-texts.ts';

/** Messages sent to the endpoints, and the responses. */
export const webhookMessages: Collection = {
  name: 'webhook-messages',
  table: 'webhook_messages',
  id: 'id',
  group: 'system',
  icon: 'history',
  title: 'event',
  fields: {
    created_at: { cell: 'date', filter: 'date', sortedBy: 'webhook_messages_newest' },
    webhook: {
      cell: 'text',
      sql: sql`(SELECT name FROM webhooks WHERE webhooks.id = webhook_messages.webhook_id)`,
      filter: 'text',
    },
    event: { cell: 'choice', choices: [...webhookEvents, testEvent], filter: 'choice' },
    record: { cell: 'text', filter: 'text' },
    state: {
      cell: 'choice',
      choices: ['waiting', 'delivered', 'failed'],
      tones: { waiting: 'waiting', delivered: 'good', failed: 'bad' },
      filter: 'choice',
    },
    attempts: { cell: 'number', filter: 'number' },
    status: { cell: 'number', filter: 'number', isNullable: true },
    duration_ms: { cell: 'number' },
    error: { cell: 'text' },
    available_at: {
      cell: 'date',
      sql: sql`CASE WHEN webhook_messages.state = 'waiting' THEN webhook_messages.available_at END`,
    },
    delivered_at: { cell: 'date', filter: 'date', isNullable: true },
    key: { cell: 'text', sql: sql`webhook_messages.key::text` },
    body: { cell: 'text' },
  },
  columns: ['created_at', 'webhook', 'event', 'record', 'state', 'status', 'duration_ms'],
  sort: '-created_at',
  form: [],
  views: {
    waiting: sql<boolean>`(webhook_messages.state = 'waiting')`,
    failed: sql<boolean>`(webhook_messages.state = 'failed')`,
  },
  scopes: { read: ['admin'], write: [] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: webhookTexts,
};
