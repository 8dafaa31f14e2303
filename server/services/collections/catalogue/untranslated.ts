import { type RawBuilder, sql } from 'kysely';
import { languages } from '#schemas/languages.ts';

/** A text that some language of the site lacks. */
export const untranslated = (column: string): RawBuilder<boolean> =>
  sql`NOT ${sql.ref(column)} ?& ARRAY[${sql.join(languages.map((language) => sql.lit(language)))}]`;
