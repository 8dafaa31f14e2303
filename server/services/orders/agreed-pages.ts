import { type Kysely, sql } from 'kysely';
import type { Element } from '#schemas/document/element.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, localize } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { loadPage } from '../content/document-rows.ts';
import { readPublished, type ShownNode } from '../content/element-rows.ts';
import { assembleDocument } from '../content/element-tree.ts';

/** A page that the buyer had to accept, in its version at a given time. */
export interface AgreedPage {
  /** Path within the site, in the language of the order. */
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  /** Time at which this version was published. */
  readonly version: string;
  readonly elements: readonly Element[];
}

/** Returns the pages linked by the required consents of the checkout, in their version at `at`. */
export async function agreedPages(
  db: Kysely<Database>,
  language: Language,
  at: string,
): Promise<AgreedPage[]> {
  const pages: AgreedPage[] = [];
  for (const path of await agreedPaths(db, language)) {
    const page = await readAgreed(db, path, language, at);
    if (page) pages.push(page);
  }
  return pages;
}

async function agreedPaths(db: Kysely<Database>, language: Language): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT coalesce(c.display_name ->> ${language}, c.display_name ->> ${defaultLanguage}) AS text
    FROM consents c JOIN consent_assignments a ON a.consent_id = c.id
    WHERE a.form_type = 'checkoutForm' AND a.required ORDER BY c.position, c.id`.execute(db);
  const paths = rows.flatMap(({ text }) =>
    [...text.matchAll(/href="(\/[^"#?]+)/g)].map(([, path = '']) => path),
  );
  return [...new Set(paths)];
}

async function readAgreed(
  db: Kysely<Database>,
  path: string,
  language: Language,
  at: string,
): Promise<AgreedPage | null> {
  const slug = path.replace(/^\/(?:en|de)\//, '').replace(/^\//, '');
  const named = await db
    .selectFrom('page_slugs')
    .select('page_id')
    .where('slug', '=', slug)
    .orderBy(sql`language = ${language}`, 'desc')
    .executeTakeFirst();
  const row = named ? await loadPage(db, named.page_id) : null;
  if (!row?.published_at) return null;
  const { nodes, version } = (await revisionAt(db, row.key, at)) ?? {
    nodes: await readPublished(db, [row.key]),
    version: row.published_at,
  };
  const elements = assembleDocument(nodes, row.key, language);
  return { path, slug, title: localize(row.title, language), version, elements };
}

/** A page that was never published again has no revision, so its current content is used. */
async function revisionAt(
  db: Kysely<Database>,
  document: DocumentKey,
  at: string,
): Promise<{ readonly nodes: ShownNode[]; readonly version: string } | null> {
  const revision = await db
    .selectFrom('revisions')
    .select(['nodes', 'created_at'])
    .where('document', '=', document)
    .where('created_at', '<=', at)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!revision) return null;
  const { nodes, created_at: createdAt } = revision;
  return { nodes: nodes.map((node) => ({ node, createdAt })), version: createdAt };
}
