import { type RawBuilder, sql } from 'kysely';

/** Rows whose text contains a word; an index of its trigrams serves the text, if it is of the same expression. */
export const matchesText =
  (text: RawBuilder<string>) =>
  (word: string): RawBuilder<boolean> =>
    sql`fold(${text}) LIKE '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;
