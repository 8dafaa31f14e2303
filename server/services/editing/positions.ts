import { type Kysely, sql } from 'kysely';
import type { SlotRule } from '#schemas/block/model.ts';
import { type DocumentKey, type EditNode, rootSlot } from '#schemas/editing/node.ts';
import { type Models, rootRule } from '#schemas/editing/slots.ts';
import type { Database } from '../../db/schema.ts';

/** The position of a node, without its content. */
export type NodePosition = Pick<
  EditNode,
  'id' | 'document' | 'parent' | 'slot' | 'order' | 'handler' | 'version' | 'master'
>;

/** Returns the current nodes of the documents, by id. */
export async function readPositions(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<Map<string, NodePosition>> {
  const { rows } = await sql<NodePosition>`
    SELECT e.id, e.document, e.parent_id AS parent, coalesce(e.slot, ${rootSlot}) AS slot,
      e.position AS "order", e.handler, e.version, e.master_id AS master
    FROM elements e LEFT JOIN draft_nodes d USING (id)
    WHERE e.document = ANY (${documents}::text[]) AND d.id IS NULL
    UNION ALL
    SELECT d.id, d.document, d.node ->> 'parent', d.node ->> 'slot', d.node ->> 'order',
      d.node ->> 'handler',
      (d.node ->> 'version')::int, d.node ->> 'master'
    FROM draft_nodes d
    WHERE d.document = ANY (${documents}::text[]) AND NOT d.removed`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns which shared elements contain which others, in drafts or published. */
export async function readShowing(db: Kysely<Database>): Promise<NodePosition[]> {
  const { rows } = await sql<{ document: DocumentKey }>`
    SELECT document FROM elements WHERE master_id IS NOT NULL AND document LIKE 'shared:%'
    UNION SELECT document FROM draft_nodes
      WHERE node ->> 'master' IS NOT NULL AND document LIKE 'shared:%'`.execute(db);
  const positions = await readPositions(
    db,
    rows.map(({ document }) => document),
  );
  return [...positions.values()].filter(({ master }) => master !== null);
}

/** Slugs of templates by document key. */
export async function readTemplateSlugs(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<Map<DocumentKey, string>> {
  const { rows } = await sql<{ key: DocumentKey; slug: string }>`
    SELECT 'template:' || id AS key, slug FROM templates
    WHERE 'template:' || id = ANY (${documents}::text[])`.execute(db);
  return new Map(rows.map(({ key, slug }) => [key, slug]));
}

/** Returns the given documents that exist; a shared element exists while it has a root. */
export async function readExisting(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<Set<DocumentKey>> {
  const { rows } = await sql<{ key: DocumentKey }>`
    SELECT 'page:' || id AS key FROM pages WHERE 'page:' || id = ANY (${documents}::text[])
    UNION SELECT 'template:' || id FROM templates
      WHERE 'template:' || id = ANY (${documents}::text[])
    UNION SELECT e.document FROM elements e LEFT JOIN draft_nodes d USING (id)
      WHERE e.shared AND e.document = ANY (${documents}::text[]) AND d.removed IS NOT true
    UNION SELECT document FROM draft_nodes
      WHERE document = ANY (${documents}::text[]) AND document = 'shared:' || id AND NOT removed`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

export const slotKeyOf = ({ document, parent, slot }: NodePosition): string =>
  parent === null ? document : `${parent}/${slot}`;

/** Returns the rule of the slot a node is in; undefined when there is no such slot. */
export function ruleAt(
  node: NodePosition,
  nodes: ReadonlyMap<string, NodePosition>,
  models: Models,
  templates: ReadonlyMap<DocumentKey, string>,
): SlotRule | undefined {
  if (node.parent !== null) {
    const parent = nodes.get(node.parent);
    return parent && models[parent.handler]?.slots[node.slot];
  }
  if (node.slot !== rootSlot) return undefined;
  const [kind, id = ''] = node.document.split(':');
  if (kind !== 'shared') return rootRule(node.document, templates.get(node.document) ?? '');
  return node.id === id ? rootRule(node.document, node.handler) : { allow: [], max: 1 };
}

/** Returns the slug of the node's template, or the handler of the root of its shared element. */
export function templateOf(
  { document }: NodePosition,
  nodes: ReadonlyMap<string, NodePosition>,
  templates: ReadonlyMap<DocumentKey, string>,
): string {
  const [kind, id = ''] = document.split(':');
  return kind === 'shared' ? (nodes.get(id)?.handler ?? '') : (templates.get(document) ?? '');
}
