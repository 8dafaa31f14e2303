import type { Kysely } from 'kysely';
import type { Actor } from '../api/handler.ts';
import type { Database } from '../db/schema.ts';

export interface Staff {
  readonly id: number;
  /** Returns the context for calls of this person with these rights. */
  with(...scope: string[]): { actor: Actor };
}

/** Adds a staff member for the calls of a test. */
export async function addStaff(db: Kysely<Database>): Promise<Staff> {
  const { id } = await db
    .insertInto('users')
    .values({ email: 'staff@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    with: (...scope) => ({
      actor: { kind: 'backoffice', userId: id, sessionId: crypto.randomUUID(), scope },
    }),
  };
}
