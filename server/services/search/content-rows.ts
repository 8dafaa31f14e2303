import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { defaultLanguageSql } from '../../db/language-sql.ts';
import type { TextRow } from './segment.ts';

/** What search finds besides products. */
export const contentKinds = ['category', 'post', 'page', 'event'] as const;
export type ContentKind = (typeof contentKinds)[number];

interface ContentRows {
  /** Cache tag of the table. */
  readonly tag: string;
  readonly load: (language: Language) => RawBuilder<TextRow>;
}

const text = (column: string, language: Language) =>
  sql`coalesce(${sql.ref(column)} ->> ${language}, ${sql.ref(column)} ->> ${defaultLanguageSql}, '')`;

const plain = (column: string, language: Language) => sql`plain_text(${text(column, language)})`;

export const contentRows: Readonly<Record<ContentKind, ContentRows>> = {
  category: {
    tag: 'catalogue',
    load: (language) => sql<TextRow>`SELECT id, ${text('name', language)} AS title,
      ${plain('description', language)} AS excerpt, '' AS body FROM categories ORDER BY id`,
  },
  post: {
    tag: 'posts',
    load: (language) => sql<TextRow>`SELECT id, ${text('title', language)} AS title,
      ${plain('excerpt', language)} AS excerpt, ${plain('body', language)} AS body
      FROM posts ORDER BY id`,
  },
  page: {
    tag: 'pages',
    load: (language) => sql<TextRow>`SELECT id, ${text('title', language)} AS title,
      ${plain('description', language)} AS excerpt, '' AS body
      FROM pages WHERE ${language} = ANY (languages) ORDER BY id`,
  },
  event: {
    tag: 'events',
    load: (language) => sql<TextRow>`SELECT id, ${text('title', language)} AS title,
      ${plain('excerpt', language)} AS excerpt, ${plain('body', language)} AS body
      FROM events ORDER BY id`,
  },
};
