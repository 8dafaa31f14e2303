import { sql } from 'kysely';

/** The name of the user `u` as others read it: first and last name, or the address. */
export const nameOfUser = sql`coalesce(nullif(btrim(concat_ws(' ', u.details ->> 'firstName',
  u.details ->> 'lastName')), ''), u.email::text)`;
