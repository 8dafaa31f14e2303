import { type RawBuilder, sql } from 'kysely';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';

/** The default language as a literal, so that the planner and partial indexes can use it. */
export const defaultLanguageSql: RawBuilder<string> = sql.lit(defaultLanguage);

/** Name of the collation for a language's alphabet. */
export const collationOf = (language: Language): RawBuilder<unknown> => sql.id(`sort_${language}`);

/** Codes of all languages of the site, for `IN (…)` and `ARRAY[…]`. */
export const languagesSql: RawBuilder<unknown> = sql.join(
  languages.map((language) => sql.lit(language)),
);

/**
 * Condition that a text has no translation in some language. The codes are literals, so that partial indexes
 * can be used.
 */
export const isUntranslated = (
  column: string,
  codes: readonly string[] = languages,
): RawBuilder<boolean> =>
  sql`NOT ${sql.ref(column)} ?& ARRAY[${sql.join(codes.map((code) => sql.lit(code)))}]`;

/**
 * Condition that some text of the default language in this JSON has no translation. Uses literals, like
 * above.
 */
export const lacksTranslation = (
  json: RawBuilder<unknown>,
  language: Language,
  main: Language = defaultLanguage,
): RawBuilder<boolean> => {
  const path = `$.** ? (@."${main}" like_regex "\\\\S" && !(@."${language}" like_regex "\\\\S"))`;
  // The operator lets the planner estimate the number of rows; the function `jsonb_path_exists` does not.
  return sql`${json}::jsonb @? ${sql.lit(path)}`;
};

/**
 * Condition that some text of a product has no translation; the indexes `products_missing_<language>` use it.
 */
export const lacksProductTexts = (
  language: Language,
  main: Language = defaultLanguage,
): RawBuilder<boolean> => {
  const texts = ['name', 'excerpt', 'description', 'warnings'].map((column) =>
    lacksTranslation(sql.ref(`products.${column}`), language, main),
  );
  return sql`(${sql.join(texts, sql` OR `)})`;
};
