import { type Kysely, sql } from 'kysely';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import { collationOf, defaultLanguageSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Marks templates that a screen is rendered from. */
export function withScreens(
  { screens }: Pick<ServiceDependencies, 'screens'>,
  documents: readonly EditDocument[],
): EditDocument[] {
  return documents.map((document) => {
    if (document.kind !== 'template' || !screens) return document;
    return { ...document, isScreen: screens.isTemplate(document.slugs[defaultLanguage] ?? '') };
  });
}

interface Row extends Omit<EditDocument, 'uses'> {
  readonly uses: number;
}

/** Roots of shared elements in their draft state. */
const sharedRoots = sql`
  SELECT e.id, e.title, e.handler, e.created_at FROM elements e LEFT JOIN draft_nodes d USING (id)
    WHERE e.shared AND d.id IS NULL
  UNION ALL
  SELECT d.id, d.node ->> 'title', d.node ->> 'handler', d.updated_at FROM draft_nodes d
    WHERE d.document = 'shared:' || d.id AND NOT d.removed`;

/** Documents whose draft differs from the published state. */
const changedDocuments = sql`
  SELECT d.document FROM draft_nodes d LEFT JOIN elements e USING (id)
    WHERE NOT d.removed OR e.id IS NOT NULL
  UNION SELECT e.document FROM draft_nodes d JOIN elements e USING (id)`;

/** Every placement of a shared element in the draft state. */
const placements = sql`
  SELECT e.master_id AS master FROM elements e LEFT JOIN draft_nodes d USING (id)
    WHERE e.master_id IS NOT NULL AND d.id IS NULL
  UNION ALL
  SELECT d.node ->> 'master' FROM draft_nodes d
    WHERE d.node ->> 'master' IS NOT NULL AND NOT d.removed`;

const allDocuments = sql`
  SELECT 'page:' || id AS key, 'page' AS kind, title::jsonb, description::jsonb, slugs::jsonb,
    CASE WHEN published_at IS NULL THEN '{}' ELSE languages END AS languages,
    published_at AS "publishedAt"
  FROM pages
  UNION ALL
  SELECT 'template:' || id, 'template', title::jsonb, description::jsonb,
    jsonb_build_object(${defaultLanguageSql}, slug), ${languages}::text[], created_at
  FROM templates
  UNION ALL
  SELECT 'shared:' || r.id, 'shared',
    jsonb_build_object(${defaultLanguageSql}, coalesce(nullif(r.title, ''), r.handler)), '{}', '{}',
    CASE WHEN e.id IS NULL THEN '{}' ELSE ${languages}::text[] END, e.created_at
  FROM (${sharedRoots}) r LEFT JOIN elements e USING (id)`;

/** Returns the data editors see of documents, without missing ones; `keys` null returns all. */
export async function readEditDocuments(
  db: Kysely<Database>,
  keys: readonly DocumentKey[] | null,
): Promise<EditDocument[]> {
  const wanted = keys ? sql`WHERE a.key = ANY (${keys}::text[])` : sql``;
  const { rows } = await sql<Row>`
    SELECT a.key, a.kind, a.title, a.description, a.slugs, a.languages, coalesce((
        SELECT max(r.created_at) FROM revisions r
        WHERE r.document = a.key AND a.kind <> 'page'), a."publishedAt") AS "publishedAt",
      (SELECT min(p.due_at) FROM publications p
        WHERE p.document = a.key AND p.done_at IS NULL) AS "plannedAt",
      a.key IN (${changedDocuments}) AS changed,
      (SELECT count(*) FROM (${placements}) p WHERE a.key = 'shared:' || p.master) AS uses
    FROM (${allDocuments}) a ${wanted}
    ORDER BY a.kind, a.title ->> ${defaultLanguageSql} COLLATE ${collationOf(defaultLanguage)}, a.key`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, languages: inOrder(row.languages) }));
}

const inOrder = (offered: EditDocument['languages']) =>
  languages.filter((language) => offered.includes(language));

export async function readEditDocument(
  db: Kysely<Database>,
  key: DocumentKey,
): Promise<EditDocument | null> {
  const [document] = await readEditDocuments(db, [key]);
  return document ?? null;
}
