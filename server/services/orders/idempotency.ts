import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';

/** A call that may be repeated; `scope` separates the keys of different carts. */
export interface RepeatableCall {
  readonly scope: string;
  readonly key: string;
  readonly request: unknown;
}

/** Returns the response of an earlier call with this key, or null when there was none. */
export async function findResponse(
  db: Kysely<Database>,
  call: RepeatableCall,
): Promise<Result<JsonObject | null>> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!row) return ok(null);
  const isSame = row.request_hash.equals(requestHash(call));
  return isSame ? ok(row.response as JsonObject) : fail('idempotencyMismatch');
}

export async function saveResponse(
  db: Kysely<Database>,
  call: RepeatableCall,
  response: JsonObject,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({
      scope: call.scope,
      key: call.key,
      request_hash: requestHash(call),
      status: 200,
      response: JSON.stringify(response),
      completed_at: new Date().toISOString(),
    })
    .execute();
}

function requestHash({ request }: RepeatableCall): Buffer {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(request, sorted)).digest();
}
