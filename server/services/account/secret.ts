import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Must never be public: options with this prefix are not settings. */
const key = 'secret.accessToken';

/**
 * Returns the key that signs access tokens, the same for all processes. It is created on first use, so that
 * an empty database stays empty until it is seeded.
 */
export async function loadSecret(db: Kysely<Database>): Promise<Uint8Array> {
  const known = await readSecret(db);
  if (known) return known;
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await db
    .insertInto('options')
    .values({ key, value, public: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await readSecret(db);
  if (!made) throw new Error('the signing key could not be stored');
  return made;
}

const secrets = new WeakMap<Kysely<Database>, Promise<Uint8Array>>();

/** Returns the key, read once per process. */
export function secretOf(db: Kysely<Database>): Promise<Uint8Array> {
  const known = secrets.get(db);
  if (known) return known;
  const loading = loadSecret(db);
  loading.catch(() => secrets.delete(db));
  secrets.set(db, loading);
  return loading;
}

async function readSecret(db: Kysely<Database>): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'base64url') : null;
}
