import type { Kysely } from 'kysely';
import type { ListView, SaveView } from '#schemas/api/collection-work.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';

/** Lists the views of a list that the staff member sees: their own and the shared ones. */
export async function readViews(
  db: Kysely<Database>,
  collection: string,
  userId: number,
): Promise<ListView[]> {
  const rows = await db
    .selectFrom('list_views')
    .select(['id', 'title', 'is_shared', 'owner_id', 'query'])
    .where('collection', '=', collection)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('is_shared', '=', true)]))
    .orderBy('title')
    .limit(200)
    .execute();
  return rows.map(({ id, title, is_shared: isShared, owner_id: ownerId, query }) => ({
    id: String(id),
    title,
    isShared,
    isOwn: ownerId === userId,
    query,
  }));
}

/** Replaces a view of the same name of the same staff member. */
export async function saveView(
  db: Kysely<Database>,
  collection: string,
  userId: number,
  { title, isShared, query }: SaveView,
): Promise<Result<ListView>> {
  const row = await db
    .insertInto('list_views')
    .values({
      collection,
      owner_id: userId,
      title,
      is_shared: isShared,
      query: JSON.stringify(query),
    })
    .onConflict((same) =>
      same.columns(['collection', 'owner_id', 'title']).doUpdateSet({
        is_shared: isShared,
        query: JSON.stringify(query),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return ok({ id: String(row.id), title, isShared, isOwn: true, query });
}

/** Only the owner deletes a view; an administrator also deletes shared ones. */
export async function removeView(
  db: Kysely<Database>,
  collection: string,
  id: string,
  { userId, isAdmin }: { readonly userId: number; readonly isAdmin: boolean },
): Promise<Result<true>> {
  const { numDeletedRows } = await db
    .deleteFrom('list_views')
    .where('collection', '=', collection)
    .where('id', '=', Number(id))
    .where((eb) =>
      eb.or([eb('owner_id', '=', userId), ...(isAdmin ? [eb('is_shared', '=', true)] : [])]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n ? ok(true) : fail('notFound');
}
