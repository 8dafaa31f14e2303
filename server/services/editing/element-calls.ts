import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { currentHandler } from '#schemas/block/former-handlers.ts';
import type { Element } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { allows } from '#schemas/editing/rights.ts';
import { isAllowedAt, isAllowedIn, maxNodes } from '#schemas/editing/slots.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, invariant, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import {
  type ElementRow,
  elementColumns,
  nodeOfRow,
  readPublished,
  type ShownNode,
  unplaced,
} from '../content/element-rows.ts';
import { renderElement } from '../content/element-tree.ts';
import { readStoredById, sharedKey, shownDocuments } from '../content/stored-nodes.ts';
import { type BlockRules, noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { backofficeActor } from './actor.ts';
import { validateContent } from './check-content.ts';
import { keepScreens } from './check-screens.ts';
import { advanceClock } from './clock.ts';
import { changeDirectly } from './direct-changes.ts';
import { checkType } from './direct-positions.ts';
import { changedNode, nodesOf, rootPosition } from './element-input.ts';
import { saveElements } from './element-store.ts';
import { knownBlock } from './node-options.ts';
import { problemError } from './problem.ts';

/** Creates an element, to be shared or placed on a page. `conflict`: an id is in use. */
export async function createElement(
  deps: ServiceDependencies,
  { shared = false, ...input }: EndpointInput<'element.create'>,
  { actor, language }: CallContext,
): Promise<Result<Element>> {
  const { scope } = backofficeActor(actor);
  const { blocks = noBlocks } = deps;
  const id = input.id ?? randomUUID();
  const document = shared ? sharedKey(id) : unplaced;
  const nodes = nodesOf({ ...input, id }, rootPosition(document), blocks);
  const refused = validateTree(nodes, blocks, scope);
  if (refused) return refused;
  const made = await inTransaction(deps.db, async (step) => {
    const revision = await advanceClock(step);
    const used = await readStoredById(
      step,
      nodes.map((node) => node.id),
    );
    if (used.size > 0 || new Set(nodes.map((node) => node.id)).size < nodes.length) {
      return fail('conflict', { field: 'id' });
    }
    await saveElements(
      step,
      nodes.map((node) => ({ node: { ...node, revision }, before: null })),
    );
    return ok(null);
  });
  if (!made.ok) return made;
  await invalidate(deps, ['elements']);
  return readElement(deps, id, language);
}

/**
 * Returns the first error of a tree: options must match the block's schema, and slots must accept the block.
 */
function validateTree(
  nodes: readonly EditNode[],
  rules: BlockRules,
  scopes: readonly string[],
): Result<never> | null {
  if (nodes.length > maxNodes) return fail('documentTooLarge', { params: { max: maxNodes } });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) {
    const [problem] = validateContent({ rules, scopes }, null, node, null);
    if (problem) return problemError(problem);
    const parent = node.parent === null ? null : byId.get(node.parent);
    if (!parent) continue;
    const rule = rules.models[parent.handler]?.slots[node.slot];
    if (!allows(rule?.scope, 'change', scopes)) return fail('fieldClosed');
    const count = nodes.filter((each) => each.parent === parent.id && each.slot === node.slot);
    const model = rules.models[node.handler];
    const stands = isAllowedAt(rule, model, node.handler, count.length - 1);
    if (!stands.ok) return stands;
    const isShared = node.document.startsWith('shared:');
    const inside = isShared ? isAllowedIn(node, nodes[0]?.handler ?? '', model) : stands;
    if (!inside.ok) return inside;
  }
  return null;
}

/**
 * Changes a published element, for visitors at once; text is in the language of the call. `conflict`: the
 * element has another revision than the given one.
 */
export async function updateElement(
  deps: ServiceDependencies,
  { id, revision: base, handler: named, ...others }: EndpointInput<'element.update'>,
  { actor, language }: CallContext,
): Promise<Result<Element>> {
  const { userId, scope: scopes } = backofficeActor(actor);
  const { blocks: rules = noBlocks } = deps;
  const handler = named && currentHandler(rules.models, named);
  const change = handler === undefined ? others : { ...others, handler };
  const updated = await inTransaction(deps.db, async (step) => {
    const revision = await advanceClock(step);
    const stored = (await readStoredById(step, [id])).get(id);
    if (!stored?.published) return fail('notFound');
    if (base !== undefined && base !== stored.published.revision) return fail('conflict');
    const apply = (node: EditNode) =>
      changedNode(
        node,
        change,
        language,
        knownBlock(rules, { ...node, ...(handler && { handler }) }),
      );
    const after = apply(stored.published);
    const { master: masterId } = after;
    const masters = masterId === null ? null : await readStoredById(step, [masterId]);
    const master = masters?.get(masterId ?? '')?.published ?? null;
    // A placement has the handler of the element it shows.
    if (master && after.handler !== master.handler) return fail('blockShared');
    if (after.handler !== stored.published.handler) {
      const stands = await checkType(step, { rules, scopes }, stored, after.handler);
      if (!stands.ok) return stands;
    }
    const [problem] = validateContent({ rules, scopes }, stored.published, after, master);
    if (problem) return problemError(problem);
    const documents = [stored.published.document, stored.last.document];
    return keepScreens(step, rules, documents, async () => {
      await changeDirectly(step, [{ stored, change: apply }], revision, userId);
      return ok(null);
    });
  });
  if (!updated.ok) return updated;
  await invalidate(deps, ['elements']);
  return readElement(deps, id, language);
}

async function readElement(
  { db, blocks }: ServiceDependencies,
  id: string,
  language: Language,
): Promise<Result<Element>> {
  const nodes = await readSubtree(db, id);
  const shown = await readPublished(db, shownDocuments(nodes.map(({ node }) => node)));
  const root = nodes.find(({ node }) => node.id === id);
  invariant(root, 'an element that was just written is not there');
  return ok(renderElement([...nodes, ...shown], root, language, blocks?.models));
}

/** Returns a published element with its descendants, wherever it is placed. */
export async function readSubtree(db: Kysely<Database>, id: string): Promise<ShownNode[]> {
  const { rows } = await sql<ElementRow>`
    WITH RECURSIVE tree (id) AS (
      SELECT ${id}::text
      UNION SELECT child.id FROM elements child JOIN tree ON child.parent_id = tree.id
    )
    SELECT ${elementColumns} FROM elements e JOIN tree USING (id)`.execute(db);
  return rows.map((row) => ({ node: nodeOfRow(row), createdAt: row.created_at }));
}
