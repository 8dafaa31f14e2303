import { type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';

/** The default language as a literal, so that plans and partial indexes know it. */
export const defaultLanguageSql: RawBuilder<string> = sql.lit(defaultLanguage);

/** The collation of a language's alphabet. */
export const collationOf = (language: Language): RawBuilder<unknown> => sql.id(`sort_${language}`);

/** All languages of the site, for `IN (…)` and `ARRAY[…]`. */
export const languagesSql: RawBuilder<unknown> = sql.join(
  languages.map((language) => sql.lit(language)),
);

/** Condition: a text lacks some language. As literals, so that partial indexes serve it. */
export const isUntranslated = (
  column: string,
  codes: readonly string[] = languages,
): RawBuilder<boolean> =>
  sql`NOT ${sql.ref(column)} ?& ARRAY[${sql.join(codes.map((code) => sql.lit(code)))}]`;
