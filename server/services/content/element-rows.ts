import { type Kysely, sql } from 'kysely';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import { type DocumentKey, type EditNode, rootSlot } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { TranslationSources, Translations } from '../../db/tables/content.ts';

/** An element as stored: text of the default language with separate translations. */
export interface ElementRow {
  readonly id: string;
  readonly document: DocumentKey;
  readonly handler: string;
  readonly version: number;
  readonly title: string;
  readonly options: JsonObject;
  readonly translations: Translations;
  readonly translation_sources: TranslationSources;
  readonly meta: ElementMeta;
  readonly mobile_options: JsonObject;
  readonly mobile_meta: Partial<ElementMeta>;
  readonly link_meta: JsonObject;
  readonly slug: string | null;
  readonly parent_id: string | null;
  readonly slot: string | null;
  readonly position: string;
  readonly master_id: string | null;
  readonly opened: readonly string[];
  readonly locked: boolean;
  readonly revision: number;
  readonly created_at: string;
}

/** Document of elements that are not yet placed on a document; null in the database. */
export const unplaced = '' as DocumentKey;

/** The columns of `ElementRow`; `e` is the table. */
export const elementColumns = sql`e.id, coalesce(e.document, ${unplaced}) AS document, e.handler, e.version, e.title, e.options,
  e.translations, e.translation_sources, e.meta, e.mobile_options, e.mobile_meta, e.link_meta,
  e.slug, e.parent_id, e.slot, e.position, e.master_id, e.opened, e.locked, e.revision,
  e.created_at`;

/** A node with the other fields of an element in responses. */
export interface ShownNode {
  readonly node: EditNode;
  readonly createdAt: string;
}

/** Returns the published nodes of these documents and of the shared elements they show. */
export async function readPublished(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<ShownNode[]> {
  const { rows } = await sql<ElementRow>`
    WITH RECURSIVE shown (document) AS (
      SELECT unnest(${documents}::text[])
      UNION SELECT 'shared:' || e.master_id FROM elements e JOIN shown USING (document)
        WHERE e.master_id IS NOT NULL
    )
    SELECT ${elementColumns} FROM elements e JOIN shown USING (document)`.execute(db);
  return rows.map((row) => ({ node: nodeOfRow(row), createdAt: row.created_at }));
}

export function nodeOfRow(row: ElementRow): EditNode {
  return {
    id: row.id,
    document: row.document,
    parent: row.parent_id,
    slot: row.slot ?? rootSlot,
    order: row.position,
    handler: row.handler,
    version: row.version,
    title: row.title,
    slug: row.slug,
    options: row.options,
    translations: ofOurLanguages(row.translations),
    sources: ofOurLanguages(row.translation_sources),
    meta: row.meta,
    mobileOptions: row.mobile_options,
    mobileMeta: row.mobile_meta,
    linkMeta: row.link_meta,
    master: row.master_id,
    opened: row.opened,
    locked: row.locked,
    pending: {},
    revision: row.revision,
  };
}

function ofOurLanguages<T>(texts: Readonly<Record<string, T>>) {
  const entries = languages.flatMap((language) => {
    const own = texts[language];
    return own === undefined ? [] : [[language, own] as const];
  });
  return Object.fromEntries(entries);
}
