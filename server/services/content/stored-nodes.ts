import { type Kysely, sql } from 'kysely';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Database } from '../../db/schema.ts';
import { type ElementRow, elementColumns, nodeOfRow } from './element-rows.ts';

/** A node with its published state and its draft state. */
export interface StoredNode {
  readonly id: string;
  /** Null when it is not published. */
  readonly published: EditNode | null;
  /** Null when it is removed. */
  readonly current: EditNode | null;
  /** The current state, or the one before it was removed. */
  readonly last: EditNode;
  readonly isDrafted: boolean;
  /** Revision of the last change, including a removal. */
  readonly revision: number;
  readonly createdAt: string;
}

interface Row extends ElementRow {
  readonly element_id: string | null;
  readonly draft_id: string | null;
  readonly draft: EditNode | null;
  readonly removed: boolean | null;
  readonly draft_revision: number | null;
  readonly drafted_at: string | null;
}

/** Uses one statement, so that a publication in between cannot hide a node. */
const selectNodes = sql`
  SELECT ${elementColumns}, e.id AS element_id, d.id AS draft_id, d.node AS draft, d.removed,
    d.revision AS draft_revision, d.updated_at AS drafted_at
  FROM ids LEFT JOIN elements e USING (id) LEFT JOIN draft_nodes d USING (id)`;

/** Ids of all current and former nodes of the documents. */
const idsOf = (documents: readonly DocumentKey[]) => sql`
  SELECT id FROM elements WHERE document = ANY (${documents}::text[])
  UNION SELECT id FROM draft_nodes WHERE document = ANY (${documents}::text[])
  UNION SELECT id FROM draft_nodes WHERE former_document = ANY (${documents}::text[])`;

/** Returns every node of the documents, including removed ones and those moved to another document. */
export async function readStored(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<StoredNode[]> {
  const { rows } = await sql<Row>`
    WITH ids AS (${idsOf(documents)}) ${selectNodes}`.execute(db);
  return rows.map(storedOf);
}

/** Returns nodes of the documents changed after `since`. */
export async function readChanged(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
  since: number,
): Promise<StoredNode[]> {
  const { rows } = await sql<Row>`
    WITH ids AS (${idsOf(documents)}) ${selectNodes}
    WHERE coalesce(d.revision, e.revision) > ${since}`.execute(db);
  return rows.map(storedOf);
}

export async function readStoredById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, StoredNode>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    WITH ids AS (SELECT DISTINCT unnest(${ids}::text[]) AS id) ${selectNodes}
    WHERE e.id IS NOT NULL OR d.id IS NOT NULL`.execute(db);
  return new Map(rows.map((row) => [row.element_id ?? row.draft_id ?? '', storedOf(row)]));
}

function storedOf(row: Row): StoredNode {
  const published = row.element_id === null ? null : nodeOfRow(row);
  const revision = row.draft_revision ?? row.revision;
  const last = row.draft ? { ...row.draft, revision } : (published as EditNode);
  return {
    id: last.id,
    published,
    current: row.removed ? null : last,
    last,
    isDrafted: row.draft_id !== null,
    revision,
    createdAt: row.created_at ?? row.drafted_at,
  };
}

/** Returns the current nodes of the documents, by id. */
export function currentNodes(
  stored: readonly StoredNode[],
  documents: readonly DocumentKey[],
): Map<string, EditNode> {
  const nodes = new Map<string, EditNode>();
  for (const { current } of stored) {
    if (current && documents.includes(current.document)) nodes.set(current.id, current);
  }
  return nodes;
}

/** Returns the published nodes of the documents, by id. */
export function publishedNodes(
  stored: readonly StoredNode[],
  documents: readonly DocumentKey[],
): Map<string, EditNode> {
  const nodes = new Map<string, EditNode>();
  for (const { published } of stored) {
    if (published && documents.includes(published.document)) nodes.set(published.id, published);
  }
  return nodes;
}

export const sharedKey = (id: string): DocumentKey => `shared:${id}`;

/** Documents of the shared elements used by the nodes. */
export function shownDocuments(nodes: Iterable<EditNode>): DocumentKey[] {
  const keys = new Set<DocumentKey>();
  for (const { master } of nodes) if (master !== null) keys.add(sharedKey(master));
  return [...keys];
}

export interface OpenedNodes {
  /** The requested documents, followed by the shared elements they use, including nested ones. */
  readonly documents: readonly DocumentKey[];
  readonly stored: readonly StoredNode[];
}

/** Reads documents with all shared elements they use. */
export async function readWithShared(
  db: Kysely<Database>,
  documents: readonly DocumentKey[],
): Promise<OpenedNodes> {
  const keys = [...new Set(documents)];
  const stored = new Map<string, StoredNode>();
  for (let next = keys.slice(); next.length > 0; ) {
    for (const node of await readStored(db, next)) stored.set(node.id, node);
    const shown = shownDocuments(currentNodes([...stored.values()], keys).values());
    next = shown.filter((key) => !keys.includes(key));
    keys.push(...next);
  }
  return { documents: keys, stored: [...stored.values()] };
}
