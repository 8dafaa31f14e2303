import { type RawBuilder, sql } from 'kysely';

/**
 * Condition for rows whose text contains a word; a trigram index serves it if it indexes the same expression.
 */
export const matchesText =
  (text: RawBuilder<string>) =>
  (word: string): RawBuilder<boolean> =>
    sql`fold(${text}) LIKE '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;
