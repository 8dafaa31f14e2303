import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Maximum number of mails with a link of one kind sent to an address per hour. */
const hourly = 3;

/** Returns whether one more mail may be sent. */
export async function mayMail(
  db: Kysely<Database>,
  kind: Database['tokens']['kind'],
  email: string,
  now: Date,
): Promise<boolean> {
  const { sent } = await db
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
    .executeTakeFirstOrThrow();
  return sent < hourly;
}
