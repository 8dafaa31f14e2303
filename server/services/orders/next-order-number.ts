import { type RawBuilder, sql, type Transaction } from 'kysely';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../db/schema.ts';
import { localDay } from '../local-day.ts';

/** Key of the setting that defines how orders are numbered; the database reads it too. */
export const orderNumbersOption = 'site.orderNumbers';

/** Default pattern of order numbers. */
export const usualPattern = `${site.orderPrefix}-{year}-{number:6}`;

/**
 * Part of a statement: the number of an order created now. A rollback leaves a gap, so evaluate it after
 * everything that may refuse the order.
 */
export function nextOrderNumber(now: Date): RawBuilder<string> {
  const [year, month] = localDay(now).split('-').map(Number);
  return sql`next_order_number(${year}::integer, ${month}::integer, ${usualPattern})`;
}

/** Takes the number before the order is inserted, for values that are computed from it. */
export async function takeOrderNumber(step: Transaction<Database>, now: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`SELECT ${nextOrderNumber(now)} AS number`.execute(
    step,
  );
  const [next] = rows as [{ number: string }];
  return next.number;
}
