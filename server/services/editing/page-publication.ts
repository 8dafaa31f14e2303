import { type Kysely, sql, type Transaction } from 'kysely';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';

/** Returns the number in the key of a page or template; null for other kinds. */
export function documentId(document: DocumentKey, kind: 'page' | 'template'): number | null {
  const [own, id] = document.split(':');
  return own === kind ? Number(id) : null;
}

/**
 * Languages, except the default one, which the structure belongs to, in which the page is not available. Visitors
 * cannot see it in them whatever is published.
 */
export async function unseenLanguages(
  step: Transaction<Database>,
  document: DocumentKey,
): Promise<readonly Language[]> {
  const id = documentId(document, 'page');
  if (id === null) return [];
  const page = await step
    .selectFrom('pages')
    .select(['languages', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const offered: readonly string[] = page?.published_at ? page.languages : [];
  return languages.filter((each) => each !== defaultLanguage && !offered.includes(each));
}

/** Makes a published page available in these languages, in addition to its current ones. */
export async function showPage(
  step: Transaction<Database>,
  document: DocumentKey,
  languages: readonly Language[],
  now: Date,
): Promise<void> {
  const id = documentId(document, 'page');
  if (id === null) return;
  const at = now.toISOString();
  await sql`
    UPDATE pages SET revision = revision + 1,
      languages = CASE WHEN published_at IS NULL THEN ${languages}::text[]
        ELSE ARRAY(SELECT DISTINCT unnest(languages || ${languages}::text[]) ORDER BY 1) END,
      published_at = CASE WHEN published_at <= ${at} THEN published_at ELSE ${at} END
    WHERE id = ${id}`.execute(step);
}

/** Takes a page off the site in some languages; without any language left it is unpublished. */
export async function hidePage(
  db: Kysely<Database>,
  document: DocumentKey,
  languages: readonly Language[],
): Promise<boolean> {
  const id = documentId(document, 'page');
  const { numAffectedRows } = await sql`
    UPDATE pages SET revision = revision + 1, languages = left_over.languages,
      published_at = CASE WHEN left_over.languages = '{}' THEN NULL ELSE published_at END
    FROM (SELECT ARRAY(SELECT unnest(languages) EXCEPT SELECT unnest(${languages}::text[])
      ORDER BY 1) AS languages FROM pages WHERE id = ${id}) AS left_over
    WHERE id = ${id}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}
