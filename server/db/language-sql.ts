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

/** Condition: somewhere in this JSON, a text of the default language has no translation. As a literal, like above. */
export const lacksTranslation = (
  json: RawBuilder<unknown>,
  language: Language,
  main: Language = defaultLanguage,
): RawBuilder<boolean> => {
  const path = `$.** ? (@."${main}" like_regex "\\\\S" && !(@."${language}" like_regex "\\\\S"))`;
  // Unlike the function of the same use, the operator lets the planner guess how many rows match.
  return sql`${json}::jsonb @? ${sql.lit(path)}`;
};

/** Condition: a product has such a text; the indexes `products_missing_<language>` are made with it. */
export const lacksProductTexts = (
  language: Language,
  main: Language = defaultLanguage,
): RawBuilder<boolean> => {
  const texts = ['name', 'excerpt', 'description', 'warnings'].map((column) =>
    lacksTranslation(sql.ref(`products.${column}`), language, main),
  );
  return sql`(${sql.join(texts, sql` OR `)})`;
};
