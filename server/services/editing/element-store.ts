import { sql, type Transaction } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { type EditNode, rootSlot } from '#schemas/editing/node.ts';
import { languagesSql } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import { unplaced } from '../content/element-rows.ts';

/** A node and its published state, if any. */
export interface PublishedChange {
  readonly node: EditNode;
  readonly before: EditNode | null;
}

/**
 * Writes new and changed nodes to the published ones in one statement, so parents need not come first.
 * Unchanged fields keep their exact stored bytes, because JavaScript cannot represent all numbers.
 */
export async function saveElements(
  step: Transaction<Database>,
  changes: readonly PublishedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const json = JSON.stringify(changes.map(rowOf));
  await sql`
    MERGE INTO elements AS e USING jsonb_to_recordset(${json}::jsonb) AS n (id text, handler text,
      version int, title text, type text, options jsonb, translations jsonb, sources jsonb,
      meta jsonb, mobile_options jsonb, mobile_meta jsonb, link_meta jsonb, slug text,
      parent_id text, slot text, position text, shared boolean, document text, master_id text,
      opened text[], locked boolean, revision bigint) ON e.id = n.id
    WHEN MATCHED THEN UPDATE SET handler = n.handler, version = n.version, title = n.title,
      type = n.type, options = coalesce(n.options, e.options),
      translations = coalesce((e.translations - ${ourLanguages}) || n.translations, e.translations),
      translation_sources =
        coalesce((e.translation_sources - ${ourLanguages}) || n.sources, e.translation_sources),
      meta = coalesce(n.meta, e.meta), mobile_options = coalesce(n.mobile_options, e.mobile_options),
      mobile_meta = coalesce(n.mobile_meta, e.mobile_meta),
      link_meta = coalesce(n.link_meta, e.link_meta), slug = n.slug, parent_id = n.parent_id,
      slot = n.slot, position = n.position, shared = n.shared, document = n.document,
      master_id = n.master_id, opened = n.opened, locked = n.locked, revision = n.revision
    WHEN NOT MATCHED THEN INSERT (id, handler, version, title, type, options, translations,
      translation_sources, meta, mobile_options, mobile_meta, link_meta, slug, parent_id, slot,
      position, shared, document, master_id, opened, locked, revision)
    VALUES (n.id, n.handler, n.version, n.title, n.type, n.options, n.translations, n.sources,
      n.meta, n.mobile_options, n.mobile_meta, n.link_meta, n.slug, n.parent_id, n.slot,
      n.position, n.shared, n.document, n.master_id, n.opened, n.locked, n.revision)`.execute(step);
}

/** The editor does not manage translations into other languages, so they are kept. */
const ourLanguages = sql`ARRAY[${languagesSql}]`;

/** Null means that a field did not change. */
function rowOf({ node, before }: PublishedChange) {
  const changed = <T>(value: T, was: T | undefined) =>
    was !== undefined && isEqual(value as Json, was as Json) ? null : value;
  const isRoot = node.parent === null;
  const shared = isRoot && node.document === `shared:${node.id}`;
  return {
    id: node.id,
    handler: node.handler,
    version: node.version,
    title: node.title,
    type: shared ? 'static-element' : 'element',
    options: changed(node.options, before?.options),
    translations: changed(node.translations, before?.translations),
    sources: changed(node.sources, before?.sources),
    meta: changed(node.meta, before?.meta),
    mobile_options: changed(node.mobileOptions, before?.mobileOptions),
    mobile_meta: changed(node.mobileMeta, before?.mobileMeta),
    link_meta: changed(node.linkMeta, before?.linkMeta),
    slug: node.slug,
    parent_id: node.parent,
    slot: isRoot && node.slot === rootSlot ? null : node.slot,
    position: node.order,
    shared,
    document: node.document === unplaced ? null : node.document,
    master_id: node.master,
    opened: node.opened,
    locked: node.locked,
    revision: node.revision,
  };
}

export async function deleteElements(
  step: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM elements WHERE id = ANY (${ids}::text[])`.execute(step);
}
