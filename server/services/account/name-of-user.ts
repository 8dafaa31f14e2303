import { sql } from 'kysely';

/** Name of the user `u` as others read it: first and last name, or else the address. */
export const nameOfUser = sql`coalesce(nullif(btrim(concat_ws(' ', u.details ->> 'firstName',
  u.details ->> 'lastName')), ''), u.email::text)`;
