import { sql, type Transaction } from 'kysely';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../db/schema.ts';
import { localDay } from '../local-day.ts';

/** Key of the setting that defines how orders are numbered; the database reads it too. */
export const orderNumbersOption = 'site.orderNumbers';

/** The pattern until staff choose one. */
export const usualPattern = `${site.orderPrefix}-{year}-{number:6}`;

/** The number of an order made now. Its counter is locked until the transaction ends. */
export async function nextOrderNumber(step: Transaction<Database>, now: Date): Promise<string> {
  const [year, month] = localDay(now).split('-').map(Number);
  const { rows } = await sql<{ number: string }>`
    SELECT next_order_number(${year}::integer, ${month}::integer, ${usualPattern}) AS number`.execute(
    step,
  );
  const [next] = rows as [{ number: string }];
  return next.number;
}
