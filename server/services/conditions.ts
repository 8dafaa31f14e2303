import { type RawBuilder, sql } from 'kysely';

/** Part of a WHERE clause. */
export type Condition = RawBuilder<unknown>;

export const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
