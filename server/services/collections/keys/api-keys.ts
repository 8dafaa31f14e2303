import { sql } from 'kysely';
import { ok } from '#schemas/result.ts';
import { inTransaction } from '../../transaction.ts';
import { checkValues } from '../check-values.ts';
import type { Collection } from '../collection.ts';
import { line, textArray } from '../inputs.ts';
import { logChange } from '../log-change.ts';
import { staffScopes } from '../staff/roles.ts';
import { insertRow } from '../write-row.ts';
import { keyTexts } from './key-texts.ts';

/** Only people manage staff and keys, so no key has all rights. */
const keyScopes = staffScopes.filter((scope) => scope !== 'admin');

/** Keys with which programs call the API; deleting one revokes it at once. */
export const apiKeys: Collection = {
  name: 'api-keys',
  table: 'api_keys',
  id: 'id',
  group: 'system',
  icon: 'lock-open',
  title: 'name',
  // The time of last use is not a change that a save could overwrite.
  revision: sql`md5(row(api_keys.name, api_keys.scope, api_keys.calls_per_minute,
    api_keys.expires_at, api_keys.secret_end)::text)`,
  fields: {
    name: { cell: 'text', input: line(100), isRequired: true, sortedBy: 'api_keys_name' },
    scope: {
      cell: 'text',
      sql: sql`to_jsonb(api_keys.scope)`,
      stored: textArray,
      choices: keyScopes,
      input: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        widget: 'checkboxes',
        items: { type: 'string', enum: keyScopes },
      },
      isRequired: true,
    },
    calls_per_minute: { cell: 'number', input: { type: 'integer', minimum: 1, maximum: 6000 } },
    expires_at: {
      cell: 'date',
      input: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
      filter: 'date',
    },
    secret_end: { cell: 'text' },
    owner: {
      cell: 'text',
      sql: sql`(SELECT email::text FROM users WHERE users.id = api_keys.owner_id)`,
    },
    last_used_at: { cell: 'date', filter: 'date', isNullable: true },
    created_at: { cell: 'date', sortedBy: 'api_keys_newest' },
  },
  columns: ['name', 'scope', 'secret_end', 'expires_at', 'last_used_at', 'owner'],
  sort: 'name',
  form: [{ title: 'key', fields: ['name', 'scope', 'calls_per_minute', 'expires_at'] }],
  search: sql<string>`api_keys.name`,
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: true,
  mayRemove: true,
  tags: [],
  service: {
    async create({ deps, actorId }, values) {
      const checked = checkValues(apiKeys, values);
      if (!checked.ok) return checked;
      return inTransaction(deps.db, async (step) => {
        const row = await insertRow(step, apiKeys, { ...values, owner_id: actorId });
        if (!row.ok) return row;
        const { id } = row.value;
        const change = { collection: apiKeys, actorId, id, before: {}, after: values };
        await logChange(step, { ...change, action: 'create' });
        return ok(row.value);
      });
    },
  },
  texts: keyTexts,
};
