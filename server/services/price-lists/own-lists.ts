import { sql } from 'kysely';
import type { CallContext } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isCurrent } from './list-price-sql.ts';

/** Ids of price lists, in ascending order. */
export type OwnLists = readonly number[];

/**
 * Returns the current price lists of the caller. For visitors, and in a shop without price lists, it runs no
 * statement.
 */
export async function readOwnLists(
  deps: ServiceDependencies,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<OwnLists> {
  if (actor.kind !== 'customer' || !(await hasLists(deps))) return [];
  const { rows } = await sql<{ id: number }>`SELECT l.id FROM price_lists l
    JOIN users ON users.id = ${actor.userId}
    WHERE ${isCurrent} AND l.group_ids && users.group_ids ORDER BY l.id`.execute(deps.readDb);
  return rows.map(({ id }) => id);
}

async function hasLists({ cache, readDb }: ServiceDependencies): Promise<boolean> {
  const { hasAny } = await cache.hold('group-prices any', ['price lists'], async () => {
    const { rows } = await sql<{ hasAny: boolean }>`
      SELECT EXISTS (SELECT FROM price_lists) AS "hasAny"`.execute(readDb);
    return rows[0] ?? { hasAny: false };
  });
  return hasAny;
}
