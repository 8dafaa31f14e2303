import { type RawBuilder, sql } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';

/** JSON Schemas of the values that staff enter, for all collections. */
export const flag = { type: 'boolean' };
/** A switch that is on in a new record. */
export const flagOn = { ...flag, default: true };
export const amount = { type: 'integer', minimum: 0, maximum: 1_000_000_000_000 };
export const optionalAmount = { ...amount, type: ['integer', 'null'] };
/** Id of a record. */
export const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
export const optionalId = { ...id, type: ['integer', 'null'] };
/** Id of a record of another collection. */
export const one = (relation: string): JsonObject => ({ ...id, relation });
export const ids = (maxItems: number): JsonObject => ({
  type: 'array',
  maxItems,
  uniqueItems: true,
  items: id,
});

/** Ordered ids of records of another collection. */
export const many = (relation: string, maxItems: number): JsonObject => ({
  ...ids(maxItems),
  relation,
});

/** Longer texts have several lines. */
const longestLine = 300;

const text = (maxLength: number): JsonObject => ({
  type: 'string',
  maxLength,
  ...(maxLength > longestLine && { widget: 'textarea' }),
});

/** A text for each language of the site; the first language is required. */
export const localized = (maxLength: number): JsonObject => ({
  type: 'object',
  required: [defaultLanguage],
  additionalProperties: false,
  properties: Object.fromEntries(
    languages.map((language) => [
      language,
      { ...text(maxLength), ...(language === defaultLanguage && { minLength: 1 }) },
    ]),
  ),
});

/** A text that may be missing in every language. */
export const optionalLocalized = (maxLength: number): JsonObject => ({
  type: ['object', 'null'],
  additionalProperties: false,
  properties: Object.fromEntries(languages.map((language) => [language, text(maxLength)])),
});

/** Addresses by language: a language without its own address is not a missing translation. */
export const localizedSlugs: JsonObject = { ...optionalLocalized(200), translatable: false };

/** HTML for each language, edited as rich text; services sanitize it. */
export const optionalLocalizedHtml = (maxLength: number): JsonObject => ({
  type: ['object', 'null'],
  additionalProperties: false,
  properties: Object.fromEntries(
    languages.map((language) => [language, { type: 'string', maxLength, widget: 'html' }]),
  ),
});

export const line = (maxLength: number): JsonObject => ({
  type: 'string',
  minLength: 1,
  maxLength,
});

/** A name for programs: letters, digits and hyphens. */
export const keyInput: JsonObject = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\p{L}\\p{N}]+([-_.][\\p{L}\\p{N}]+)*$',
  expects: 'name',
};

/** Adds the first language, which is always present, if only as an empty text. */
export const withDefault = (value: Json): RawBuilder<unknown> =>
  sql`${JSON.stringify({ [defaultLanguage]: '', ...(value as object) })}::jsonb`;

/** Stores lists in columns that are arrays. */
export const textArray = (value: Json): RawBuilder<unknown> => sql`${value}::text[]`;
export const integerArray = (value: Json): RawBuilder<unknown> => sql`${value}::integer[]`;
