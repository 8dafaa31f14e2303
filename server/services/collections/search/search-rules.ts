import texts from 'virtual:texts/server/services/collections/search';
import { sql } from 'kysely';
import type { TextsByLanguage } from '#schemas/languages.ts';
import { searchRulesTag } from '../../search/search-rules.ts';
import type { Collection, CollectionField, CollectionTexts } from '../collection.ts';
import { integerArray, many } from '../inputs.ts';
import { languageInput } from '../language-choice.ts';

const language: CollectionField = { ...languageInput, filter: 'choice' };

const shared = {
  id: 'id',
  group: 'marketing',
  scopes: { read: ['admin', 'catalogue', 'pages'], write: ['admin', 'catalogue', 'pages'] },
  mayCreate: true,
  mayRemove: true,
  tags: [searchRulesTag, 'catalogue'],
  texts: texts as TextsByLanguage<CollectionTexts>,
} satisfies Partial<Collection>;

/** Pattern of two to ten words, separated by commas. */
const words = '^\\s*[\\p{L}\\p{N}]+(\\s*,\\s*[\\p{L}\\p{N}]+){1,9}\\s*$';

/** Groups of words with the same meaning. */
export const searchSynonyms: Collection = {
  ...shared,
  name: 'search-synonyms',
  table: 'search_synonyms',
  icon: 'replace',
  title: 'words',
  fields: {
    language,
    words: {
      cell: 'text',
      input: { type: 'string', minLength: 3, maxLength: 300, pattern: words, expects: 'words' },
      isRequired: true,
      sortedBy: 'search_synonyms_words',
    },
  },
  columns: ['words', 'language'],
  sort: 'words',
  form: [{ title: 'main', fields: ['language', 'words'] }],
  search: sql<string>`words`,
};

/** Products pinned to the top of the results of a query. */
export const searchPins: Collection = {
  ...shared,
  name: 'search-pins',
  table: 'search_pins',
  icon: 'bookmark',
  title: 'query',
  fields: {
    language,
    query: {
      cell: 'text',
      input: {
        type: 'string',
        minLength: 2,
        maxLength: 100,
        pattern: '\\p{L}|\\p{N}',
        expects: 'letterOrDigit',
      },
      isRequired: true,
      sortedBy: 'search_pins_query',
    },
    product_ids: {
      cell: 'relation',
      relation: 'products',
      input: many('products', 20),
      stored: integerArray,
    },
  },
  columns: ['query', 'language', 'product_ids'],
  sort: 'query',
  form: [{ title: 'main', fields: ['language', 'query', 'product_ids'] }],
  search: sql<string>`query`,
};
