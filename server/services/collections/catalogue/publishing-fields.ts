import { sql } from 'kysely';
import { languageName, languages } from '#schemas/languages.ts';
import { languagesSql } from '../../../db/language-sql.ts';
import type { CollectionField } from '../collection.ts';

const moment = { type: ['string', 'null'], format: 'date-time', maxLength: 40 };

const publications = ['published', 'someLanguages', 'planned', 'ended', 'hidden'] as const;

/** Fields that define when and in which languages the shop shows a product; variants follow their product. */
export const publishingFields: Readonly<Record<string, CollectionField>> = {
  publication: {
    cell: 'choice',
    choices: publications,
    tones: {
      published: 'good',
      someLanguages: 'good',
      planned: 'waiting',
      ended: 'over',
      hidden: 'over',
    },
    sql: sql`CASE WHEN products.hidden THEN 'hidden'
      WHEN NOT products.archived AND products.languages IS NOT NULL THEN 'someLanguages'
      WHEN NOT products.archived THEN 'published'
      WHEN products.shown_until <= now() THEN 'ended' ELSE 'planned' END`,
    filter: 'choice',
  },
  languages: {
    cell: 'text',
    choices: languages,
    choiceName: languageName,
    sql: sql`ARRAY(SELECT code FROM unnest(ARRAY[${languagesSql}]) AS code
      WHERE products.languages IS NULL OR code = ANY (products.languages))`,
    input: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      widget: 'checkboxes',
      items: { type: 'string', enum: [...languages] },
      default: [...languages],
    },
  },
  shown_from: { cell: 'date', input: moment, filter: 'date' },
  shown_until: { cell: 'date', input: moment, filter: 'date' },
};

/** Null means all languages, so that a product is also shown in languages that the site gets later. */
export function storedLanguages(chosen: readonly string[] | null): readonly string[] | null {
  const known = languages.filter((language) => chosen?.includes(language));
  return known.length === 0 || known.length === languages.length ? null : known;
}
