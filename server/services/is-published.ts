import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';

/** The languages of a product; null for all. */
type ProductLanguages = readonly Language[] | null;

/** Condition: shoppers of the language can see the product of this table. */
export const isPublished = (table: string, language: Language): RawBuilder<boolean> =>
  sql`(NOT ${sql.ref(`${table}.archived`)} AND (${sql.ref(`${table}.languages`)} IS NULL
    OR ${language} = ANY (${sql.ref(`${table}.languages`)})))`;

/** Whether a product that is not archived is published in the language. */
export const isIn = (languages: ProductLanguages, language: Language): boolean =>
  languages === null || languages.includes(language);

/** Returns only the entries of the languages in which a product is published. */
export const publishedIn = <T>(
  texts: Readonly<Record<Language, T>>,
  languages: ProductLanguages,
): Record<Language, T> =>
  Object.fromEntries(Object.entries(texts).filter(([language]) => isIn(languages, language)));
