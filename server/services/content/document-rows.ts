import type { Kysely } from 'kysely';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { defaultLanguage, type LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';

/** A page or a template, without its elements. */
export interface DocumentRow {
  readonly key: DocumentKey;
  readonly id: number;
  /** A template has only one, its name. */
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly languages: readonly string[];
  readonly published_at: string | null;
}

export async function loadPage(db: Kysely<Database>, id: number): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('pages')
    .select(['id', 'slugs', 'title', 'description', 'languages', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, key: `page:${row.id}` } : null;
}

export async function loadTemplate(
  db: Kysely<Database>,
  slug: string,
): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('templates')
    .select(['id', 'title', 'description'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const unused = { slugs: { [defaultLanguage]: slug }, languages: [], published_at: null };
  return row ? { ...row, ...unused, key: `template:${row.id}` } : null;
}
