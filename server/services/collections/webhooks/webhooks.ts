import { sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail } from '#schemas/result.ts';
import { webhookEvents } from '../../../webhooks/events.ts';
import { isEndpoint } from '../../../webhooks/send.ts';
import type { Collection, CollectionService, RecordWrite } from '../collection.ts';
import { flagOn, line, textArray } from '../inputs.ts';
import { changeRecord, createRecord } from '../write-record.ts';
import { webhookTexts } from './webhook-texts.ts';

/** Endpoints of other programs that get the events of the shop. */
export const webhooks: Collection = {
  name: 'webhooks',
  table: 'webhooks',
  id: 'id',
  group: 'system',
  icon: 'send',
  title: 'name',
  // Deliveries are not a change that a save could overwrite.
  revision: sql`md5(row(webhooks.name, webhooks.url, webhooks.events, webhooks.active)::text)`,
  fields: {
    name: { cell: 'text', input: line(100), isRequired: true, sortedBy: 'webhooks_name' },
    url: {
      cell: 'text',
      input: { ...line(2000), format: 'uri', expects: 'webAddress', widget: 'url' },
      isRequired: true,
    },
    events: {
      cell: 'text',
      sql: sql`to_jsonb(webhooks.events)`,
      stored: textArray,
      choices: webhookEvents,
      input: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        widget: 'checkboxes',
        items: { type: 'string', enum: [...webhookEvents] },
      },
      isRequired: true,
    },
    active: { cell: 'flag', input: flagOn, filter: 'flag' },
    has_secret: { cell: 'flag', sql: sql`(webhooks.secret IS NOT NULL)` },
    failing_since: { cell: 'date', filter: 'date', isNullable: true },
    paused_at: { cell: 'date', filter: 'date', isNullable: true },
    created_at: { cell: 'date', sortedBy: 'webhooks_newest' },
  },
  columns: ['name', 'url', 'events', 'active', 'failing_since', 'paused_at'],
  sort: 'name',
  form: [{ title: 'endpoint', fields: ['name', 'url', 'events', 'active'] }],
  views: {
    failing: sql<boolean>`(webhooks.failing_since IS NOT NULL OR webhooks.paused_at IS NOT NULL)`,
  },
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: true,
  mayRemove: true,
  tags: [],
  service: {
    async create(write, values) {
      return checkUrl(write, values) ?? createRecord(parts(write), values);
    },
    async change(write, target, values) {
      const refused = checkUrl(write, values);
      const changed = refused ?? (await changeRecord(parts(write), target, values));
      if (changed.ok && values.active === true) await resume(write, target.id);
      return changed;
    },
  } satisfies CollectionService,
  texts: webhookTexts,
};

const parts = ({ deps: { db }, actorId }: RecordWrite) => ({ db, collection: webhooks, actorId });

function checkUrl({ deps }: RecordWrite, { url }: JsonObject) {
  if (url === undefined || isEndpoint(String(url), deps.webhooksToLoopback ?? false)) return null;
  return fail('conflict', { params: { reason: 'notPublic' }, field: 'url' });
}

/** Enabling an endpoint again resets its failures. */
async function resume({ deps }: RecordWrite, id: string): Promise<void> {
  await deps.db
    .updateTable('webhooks')
    .set({ paused_at: null, failing_since: null, retry_at: null })
    .where('id', '=', id)
    .execute();
}
