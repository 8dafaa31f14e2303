import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { TagCache } from './tag-cache.ts';

/** PostgreSQL channel on which processes notify each other of changed tags. */
export const invalidationChannel = 'izlog_tags';

/** A notification must be smaller than 8000 bytes. */
export const tagsPerMessage = 50;

/**
 * Drops responses with these tags here and, by notification, in all other processes. Call it after the
 * commit.
 */
export async function invalidate(
  { db, cache }: { readonly db: Kysely<Database>; readonly cache: TagCache },
  tags: readonly string[],
): Promise<void> {
  cache.drop(tags);
  for (let start = 0; start < tags.length; start += tagsPerMessage) {
    const message = JSON.stringify(tags.slice(start, start + tagsPerMessage));
    await sql`SELECT pg_notify(${invalidationChannel}, ${message})`.execute(db);
  }
}
