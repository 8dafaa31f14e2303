import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Waits, in a transaction, until no other process holds `lock`, and lifts the statement timeouts: migrations
 * and seeding have no time limit. Everything ends with the transaction, so it also works behind a transaction
 * pooler.
 */
export async function beExclusive(step: Kysely<Database>, lock: number): Promise<void> {
  await sql`SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(step);
  await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(step);
}
