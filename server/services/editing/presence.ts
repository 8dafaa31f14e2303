import { type Kysely, sql } from 'kysely';
import type { DocumentKey, Editor } from '#schemas/editing/node.ts';
import type { Database } from '../../db/schema.ts';
import { nameOfUser } from '../account/name-of-user.ts';

/** An editor counts as gone after this many ms without a call. */
const awayAfter = 20_000;

export interface Here {
  readonly client: string;
  readonly userId: number;
  readonly documents: readonly DocumentKey[];
  readonly selection: string | null;
}

export async function noteEditor(db: Kysely<Database>, here: Here, now: Date): Promise<void> {
  const { client, userId, documents, selection } = here;
  await sql`
    INSERT INTO presence (client, user_id, name, documents, selection, seen_at)
    SELECT ${client}, u.id, ${nameOfUser}, ${documents}::text[], ${selection}, ${now.toISOString()}
    FROM users u WHERE u.id = ${userId}
    ON CONFLICT (client) DO UPDATE SET documents = excluded.documents,
      selection = excluded.selection, seen_at = excluded.seen_at, user_id = excluded.user_id,
      name = excluded.name`.execute(db);
}

export async function readUserName(db: Kysely<Database>, userId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT ${nameOfUser} AS name FROM users u WHERE u.id = ${userId}`.execute(db);
  return rows[0]?.name ?? '';
}

/** Returns other users who have one of the documents open; the user's own tabs do not count. */
export async function readEditors(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
  own: { readonly client: string | null; readonly userId: number },
  now: Date,
): Promise<Editor[]> {
  const { rows } = await sql<Editor>`
    SELECT client, name, selection FROM presence
    WHERE seen_at > ${new Date(now.getTime() - awayAfter).toISOString()}
      AND documents && ${documents}::text[] AND client IS DISTINCT FROM ${own.client}
      AND user_id IS DISTINCT FROM ${own.userId}
    ORDER BY name, client LIMIT 100`.execute(db);
  return rows;
}

export async function forgetEditors(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`DELETE FROM presence
    WHERE seen_at < ${new Date(now.getTime() - awayAfter * 3).toISOString()}`.execute(db);
}
