import type { Transaction } from 'kysely';
import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';
import type { Database } from '../../db/schema.ts';
import { readStoredById, type StoredNode } from '../content/stored-nodes.ts';
import type { BlockRules } from '../dependencies.ts';
import { type NodePosition, readExisting, readPositions, readTemplateSlugs } from './positions.ts';
import { completedNode } from './seen-nodes.ts';

/** All data needed to check writes. */
export interface WriteContext {
  readonly step: Transaction<Database>;
  readonly rules: BlockRules;
  /** Scopes of the editor. */
  readonly scopes: readonly string[];
  readonly writes: readonly NodeWrite[];
  readonly written: ReadonlySet<string>;
  /** The written nodes in their stored state. */
  readonly stored: ReadonlyMap<string, StoredNode>;
  /** Roots of the shared elements shown by written nodes, in their new state. */
  readonly masters: ReadonlyMap<string, EditNode>;
  /** Nodes of the written documents before and after the writes. */
  readonly before: ReadonlyMap<string, NodePosition>;
  readonly after: ReadonlyMap<string, NodePosition>;
  readonly templates: ReadonlyMap<DocumentKey, string>;
  readonly existing: ReadonlySet<DocumentKey>;
}

export async function readWriteContext(
  step: Transaction<Database>,
  rules: BlockRules,
  scopes: readonly string[],
  sent: readonly NodeWrite[],
): Promise<WriteContext> {
  const ids = sent.map(({ id }) => id);
  const stored = await readStoredById(step, ids);
  const writes = sent.map(
    ({ id, base, node }): NodeWrite => ({
      id,
      base,
      node: node && completedNode(rules, node, stored.get(id)?.last, scopes),
    }),
  );
  const documents = writtenDocuments(writes, stored);
  const before = await readPositions(step, documents);
  return {
    step,
    rules,
    scopes,
    writes,
    written: new Set(ids),
    stored,
    masters: await readMasters(step, writes),
    before,
    after: withWrites(before, writes),
    templates: await readTemplateSlugs(step, documents),
    existing: await readExisting(step, documents),
  };
}

/** Documents of the nodes before and after the writes. */
function writtenDocuments(
  writes: readonly NodeWrite[],
  stored: ReadonlyMap<string, StoredNode>,
): DocumentKey[] {
  const nodes = writes.flatMap(({ id, node }) =>
    [node ?? [], stored.get(id)?.current ?? []].flat(),
  );
  return [...new Set(nodes.map(({ document }) => document))];
}

async function readMasters(step: Transaction<Database>, writes: readonly NodeWrite[]) {
  const ids = writes.flatMap(({ node }) => node?.master ?? []);
  const written = new Map(writes.map(({ id, node }) => [id, node]));
  const stored = await readStoredById(step, [...new Set(ids)]);
  const masters = new Map<string, EditNode>();
  for (const id of ids) {
    const node = written.has(id) ? written.get(id) : stored.get(id)?.current;
    if (node?.document === `shared:${id}`) masters.set(id, node);
  }
  return masters;
}

function withWrites(before: ReadonlyMap<string, NodePosition>, writes: readonly NodeWrite[]) {
  const after = new Map(before);
  for (const { id, node } of writes) {
    if (node) after.set(id, node);
    else after.delete(id);
  }
  return after;
}
