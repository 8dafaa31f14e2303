import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Most mails with a link of one kind that an address is sent in an hour. */
const hourly = 3;

/** Whether one more may be sent. */
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
