import { type RawBuilder, sql } from 'kysely';

/** Columns of a row that one process claims, so that no other sends it before the lease ends. */
interface Claim {
  readonly attempts: RawBuilder<number>;
  readonly available_at: string;
}

/**
 * Returns the new values of a claimed row. After `lease` ms its process counts as crashed, and the row is due
 * again.
 */
export const claimUntil = (now: Date, lease: number): Claim => ({
  attempts: sql<number>`attempts + 1`,
  available_at: new Date(now.getTime() + lease).toISOString(),
});
