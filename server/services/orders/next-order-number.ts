import { sql, type Transaction } from 'kysely';
import { numberFrom } from '#schemas/rules/number-pattern.ts';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../db/schema.ts';
import { localDay } from '../local-day.ts';

/** Key of the setting that says how orders are numbered. */
export const orderNumbersOption = 'site.orderNumbers';

/** The pattern until staff choose one. */
export const usualPattern = `${site.orderPrefix}-{year}-{number:6}`;

interface Numbering {
  readonly pattern?: string;
  /** Each year begins with 1. */
  readonly restarts?: boolean;
}

interface Counted {
  readonly count: number;
  readonly year: number;
  readonly numbering: Numbering;
}

/**
 * The number of an order made now. Its counter is locked until the transaction ends, so no two orders get the
 * same, and a rollback leaves no gap. A number that an older pattern has given is passed over.
 */
export async function nextOrderNumber(step: Transaction<Database>, now: Date): Promise<string> {
  for (;;) {
    const number = numberOf(await countOn(step, now), now);
    if (!(await isTaken(step, number))) return number;
  }
}

const setting = sql`(SELECT value FROM options WHERE key = ${orderNumbersOption})`;
const restarts = sql`coalesce((${setting} ->> 'restarts')::boolean, false)`;

async function countOn(step: Transaction<Database>, now: Date): Promise<Counted> {
  const { year } = dayOf(now);
  const { rows } = await sql<Counted>`UPDATE order_counter
    SET count = CASE WHEN ${restarts} AND year < ${year} THEN 1 ELSE count + 1 END,
      year = greatest(year, ${year})
    RETURNING count, year, coalesce(${setting}, '{}') AS numbering`.execute(step);
  const [counted] = rows as [Counted];
  return counted;
}

/** Of counts that restart, the counter knows the year: the clocks of two servers may differ at its end. */
function numberOf({ count, year, numbering }: Counted, now: Date): string {
  const today = dayOf(now);
  const { pattern = usualPattern, restarts: doesRestart = false } = numbering;
  return numberFrom(pattern, { ...today, count, year: doesRestart ? year : today.year });
}

async function isTaken(step: Transaction<Database>, number: string): Promise<boolean> {
  const taken = await step
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', number)
    .executeTakeFirst();
  return taken !== undefined;
}

function dayOf(instant: Date) {
  const [year = 0, month = 0] = localDay(instant).split('-').map(Number);
  return { year, month };
}
