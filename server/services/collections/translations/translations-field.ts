import { type RawBuilder, sql } from 'kysely';
import { furtherLanguages } from '#schemas/entities/localized-texts.ts';
import { type Language, languageName } from '#schemas/languages.ts';
import { lacksTranslation } from '../../../db/language-sql.ts';
import { type Collection, type CollectionField, inputFields } from '../collection.ts';
import { expressionOf, idOf } from '../expressions.ts';

/**
 * Key of the field for missing and outdated translations, which each collection with translated texts has.
 */
export const translationsKey = 'translations';

const missingChoice = (language: Language) => `missing:${language}`;
export const outdatedChoice = (language: Language) => `outdated:${language}`;

/** Returns the collection with this field, if staff translate any of its texts. */
export function withTranslations(collection: Collection): Collection {
  const isTranslated = furtherLanguages.length > 0 && translatedFields(collection).length > 0;
  if (!isTranslated || collection.single !== undefined) return collection;
  const fields = { ...collection.fields, [translationsKey]: translationsField(collection) };
  return { ...collection, fields };
}

/** Whether a value is a text, or an object or list that contains texts. */
const translatedFields = (collection: Collection): readonly string[] =>
  inputFields(collection).filter((key) => {
    const { cell, input } = collection.fields[key] ?? {};
    if (input?.translatable === false) return false;
    return cell === 'localized' || JSON.stringify(input).includes('"widget":"localized"');
  });

function translationsField(collection: Collection): CollectionField {
  const choices = furtherLanguages.flatMap((language) => [
    { choice: missingChoice(language), condition: missingIn(collection, language) },
    { choice: outdatedChoice(language), condition: outdatedIn(collection, language) },
  ]);
  const conditions = new Map(choices.map(({ choice, condition }) => [choice, condition]));
  const own = furtherLanguages.flatMap((language) => [
    sql`CASE WHEN ${missingIn(collection, language)} THEN ${sql.lit(missingChoice(language))} END`,
    // Evaluated for each row that is shown; the planner would turn EXISTS into a hash of all rows.
    sql`CASE WHEN (SELECT true FROM ${outdatedOf(collection, [language])} LIMIT 1)
      THEN ${sql.lit(outdatedChoice(language))} END`,
  ]);
  return {
    cell: 'text',
    sql: sql`array_remove(ARRAY[${sql.join(own)}], NULL)`,
    filter: 'translations',
    choices: [...conditions.keys()],
    choiceName(choice, words) {
      const [state = '', language = ''] = choice.split(':');
      return `${languageName(language)}: ${words[`translation_${state}`] ?? state}`;
    },
    condition: (choice) => conditions.get(choice) ?? null,
  };
}

/** Condition: a text of the record has no translation to the language. */
function missingIn(collection: Collection, language: Language): RawBuilder<boolean> {
  if (collection.lacks) return collection.lacks(language);
  const texts = translatedFields(collection).map((key) =>
    lacksTranslation(expressionOf(collection, key), language),
  );
  return sql`(${sql.join(texts, sql` OR `)})`;
}

type Identified = Pick<Collection, 'table' | 'id' | 'hasNumber'>;

/** Condition: a translation of the record is outdated, in one of these languages, by default in any. */
export const outdatedIn = (
  collection: Identified,
  ...chosen: readonly Language[]
): RawBuilder<boolean> => {
  const languages = chosen.length > 0 ? chosen : furtherLanguages;
  return sql`EXISTS (SELECT FROM ${outdatedOf(collection, languages)})`;
};

/** The outdated translations of the record. */
function outdatedOf(collection: Identified, languages: readonly Language[]): RawBuilder<unknown> {
  const isRecord = collection.hasNumber
    ? sql`o.record_number = ${idOf(collection)}`
    : sql`o.record_id = ${idOf(collection)}::text`;
  const codes = languages.map((code) => sql.lit(code));
  return sql`outdated_translations o WHERE o.record_table = ${sql.lit(collection.table)}
    AND o.language IN (${sql.join(codes)}) AND ${isRecord}`;
}
