import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { TextRow } from './segment.ts';

/** Kinds of content that search finds besides products. */
export const contentKinds = ['category', 'post', 'page', 'event'] as const;
export type ContentKind = (typeof contentKinds)[number];

interface ContentRows {
  /** Cache tags of the tables. */
  readonly tags: readonly string[];
  readonly load: (language: Language) => RawBuilder<TextRow>;
}

const text = (column: string, language: Language) =>
  sql`coalesce(${sql.ref(column)} ->> ${language}, ${sql.ref(column)} ->> ${defaultLanguageSql}, '')`;

const plain = (column: string, language: Language) => sql`plain_text(${text(column, language)})`;

/** Blocks that every visitor of this language sees, now and later, on any device. */
const isSeen = (language: Language) => sql`NOT coalesce((e.meta ->> 'hidden')::boolean, false)
  AND coalesce(e.meta ->> 'audience', 'everyone') = 'everyone'
  AND e.meta ->> 'from' IS NULL AND e.meta ->> 'until' IS NULL
  AND coalesce(e.meta -> 'languages' @> to_jsonb(${language}::text), true)`;

/**
 * The texts of the blocks of each page, as `bodies`. Options of one word are left out: they are addresses and
 * choices, not texts.
 */
const blocksOf = (language: Language) => sql`
  WITH RECURSIVE seen AS (
    SELECT e.id, e.document, e.options, e.translations FROM elements e
    WHERE e.document LIKE 'page:%' AND e.parent_id IS NULL AND ${isSeen(language)}
    UNION ALL SELECT e.id, e.document, e.options, e.translations
    FROM elements e JOIN seen ON e.parent_id = seen.id WHERE ${isSeen(language)}
  ), bodies AS (
    SELECT split_part(document, ':', 2)::int AS id, plain_text(string_agg(value #>> '{}', ' ')) AS body
    FROM seen, LATERAL jsonb_path_query(
      CASE WHEN ${language} = ${defaultLanguageSql} THEN options ELSE translations -> ${language} END,
      'strict $.** ? (@.type() == "string" && @ like_regex "\\\\s")') AS value
    GROUP BY document
  )`;

export const contentRows: Readonly<Record<ContentKind, ContentRows>> = {
  category: {
    tags: ['catalogue'],
    load: (language) => sql<TextRow>`SELECT id, ${text('name', language)} AS title,
      ${plain('description', language)} AS excerpt, '' AS body FROM categories ORDER BY id`,
  },
  post: {
    tags: ['posts'],
    load: (language) => sql<TextRow>`SELECT id, ${text('title', language)} AS title,
      ${plain('excerpt', language)} AS excerpt, ${plain('body', language)} AS body
      FROM posts ORDER BY id`,
  },
  page: {
    tags: ['pages', 'elements'],
    load: (language) => sql<TextRow>`${blocksOf(language)}
      SELECT id, ${text('title', language)} AS title,
      ${plain('description', language)} AS excerpt, coalesce(body, '') AS body
      FROM pages LEFT JOIN bodies USING (id) WHERE ${language} = ANY (languages) ORDER BY id`,
  },
  event: {
    tags: ['events'],
    load: (language) => sql<TextRow>`SELECT id, ${text('title', language)} AS title,
      ${plain('excerpt', language)} AS excerpt, ${plain('body', language)} AS body
      FROM events ORDER BY id`,
  },
};
