import type { Transaction } from 'kysely';
import { overlay } from '#schemas/block/overlay.ts';
import type { LinkMapping } from '#schemas/document/element.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { isAllowedAt, isAllowedIn, rootRule } from '#schemas/editing/slots.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { positionKey } from '../../db/seed/elements.ts';
import { unplaced } from '../content/element-rows.ts';
import { byOrder } from '../content/element-tree.ts';
import {
  publishedNodes,
  readStored,
  readStoredById,
  type StoredNode,
} from '../content/stored-nodes.ts';
import type { BlockRules } from '../dependencies.ts';
import { validateContent } from './check-content.ts';
import { changeDirectly } from './direct-changes.ts';
import { checkOrder, checkRemoval, isLocked } from './direct-positions.ts';
import { readSubtree } from './element-calls.ts';
import { nodesOf, rootPosition } from './element-input.ts';
import { deleteElements, saveElements } from './element-store.ts';
import { problemError } from './problem.ts';
import { storeDrafts } from './store-drafts.ts';

export interface LinkJob {
  readonly document: DocumentKey;
  /** Slug of a template; ignored for a page. */
  readonly template: string;
  readonly links: readonly LinkMapping[];
  readonly rules: BlockRules;
  readonly scopes: readonly string[];
  readonly userId: number;
  readonly revision: number;
}

/** Returns the root elements of a document, in order. */
export function mappingsOf(roots: readonly EditNode[]): LinkMapping[] {
  return roots.toSorted(byOrder).map((node, order) => ({
    handler: node.handler,
    linkId: node.id,
    order,
    master_id: node.master,
    meta: node.linkMeta,
    options: node.master === null ? {} : node.options,
  }));
}

export async function readRoots(
  step: Transaction<Database>,
  document: DocumentKey,
): Promise<StoredNode[]> {
  const stored = await readStored(step, [document]);
  const published = publishedNodes(stored, [document]);
  return stored.filter(({ id }) => published.get(id)?.parent === null);
}

/** Sets exactly these root elements of a document, for visitors at once; others are removed. */
export async function setLinks(step: Transaction<Database>, job: LinkJob): Promise<Result<null>> {
  const roots = new Map((await readRoots(step, job.document)).map((root) => [root.id, root]));
  const links = job.links.toSorted((a, b) => a.order - b.order);
  if (new Set(links.map(({ linkId }) => linkId)).size < links.length) return fail('conflict');
  const inOrder = links.map(({ linkId }) => linkId);
  const moved = checkOrder(roots, orderOf(roots), inOrder);
  if (!moved.ok) return moved;
  for (const [index, link] of links.entries()) {
    const order = positionKey(index);
    const root = roots.get(link.linkId);
    const put = root
      ? await changeRoot(step, job, root, link, order)
      : await addRoot(step, job, link, order);
    if (!put.ok) return put;
  }
  const stay = new Set(inOrder);
  return removeRoots(
    step,
    job,
    [...roots.keys()].filter((id) => !stay.has(id)),
  );
}

/** Ids in their published order. */
const orderOf = (roots: ReadonlyMap<string, StoredNode>): string[] =>
  [...roots.values()]
    .flatMap(({ published }) => published ?? [])
    .toSorted(byOrder)
    .map(({ id }) => id);

/** Changes some root elements of a document. `notFound`: one is missing. */
export async function changeLinks(
  step: Transaction<Database>,
  job: LinkJob,
): Promise<Result<null>> {
  const roots = new Map((await readRoots(step, job.document)).map((root) => [root.id, root]));
  const wanted = new Map(job.links.map((link) => [link.linkId, link]));
  for (const id of wanted.keys()) if (!roots.has(id)) return fail('notFound', { field: 'links' });
  const published = [...roots.values()].flatMap(({ published: node }) => node ?? []);
  const mappings = mappingsOf(published).map((now) => wanted.get(now.linkId) ?? now);
  const inOrder = mappings.toSorted((a, b) => a.order - b.order);
  const ids = inOrder.map(({ linkId }) => linkId);
  const moved = checkOrder(roots, orderOf(roots), ids);
  if (!moved.ok) return moved;
  for (const [index, link] of inOrder.entries()) {
    const root = roots.get(link.linkId);
    const changed = root && (await changeRoot(step, job, root, link, positionKey(index)));
    if (changed && !changed.ok) return changed;
  }
  return ok(null);
}

async function changeRoot(
  step: Transaction<Database>,
  job: LinkJob,
  stored: StoredNode,
  { meta: linkMeta, options, master_id: master }: LinkMapping,
  order: string,
): Promise<Result<null>> {
  const change = (node: EditNode): EditNode => ({
    ...node,
    order,
    linkMeta,
    master,
    options: master === null ? overlay(node.options, options) : options,
  });
  const before = stored.published;
  if (!before || (before.master === null) !== (master === null)) return fail('conflict');
  const validated = await validate(step, job, before, change(before));
  if (!validated.ok) return validated;
  if (master !== before.master && isLocked(stored)) return fail('blockLocked');
  const { handler, version } = validated.value ?? before;
  const named = (node: EditNode) =>
    master === null ? change(node) : { ...change(node), handler, version };
  await changeDirectly(step, [{ stored, change: named }], job.revision, job.userId);
  return ok(null);
}

/** Adds a new placement, or an existing element that is not placed yet. */
async function addRoot(
  step: Transaction<Database>,
  job: LinkJob,
  link: LinkMapping,
  order: string,
): Promise<Result<null>> {
  const { document, revision, rules } = job;
  const known = (await readStoredById(step, [link.linkId])).get(link.linkId);
  const slot = rootPosition(document, order);
  const nodes =
    link.master_id === null ? await adopted(step, known, link) : placement(link, known, job);
  const [root] = nodes;
  if (!root) return fail(known ? 'conflict' : 'notFound', { field: 'links' });
  const model = rules.models[root.handler];
  const stands = isAllowedAt(rootRule(document, job.template), model, root.handler, 0);
  if (!stands.ok) return stands;
  for (const node of nodes) {
    const inside = isAllowedIn({ ...node, document }, job.template, rules.models[node.handler]);
    if (!inside.ok) return inside;
  }
  const validated = await validate(step, job, null, { ...root, ...slot });
  if (!validated.ok) return validated;
  const handler = validated.value?.handler ?? root.handler;
  const version = validated.value?.version ?? root.version;
  await saveElements(
    step,
    nodes.map((node) => ({
      node: { ...node, document, revision, ...(node === root && { ...slot, handler, version }) },
      before: null,
    })),
  );
  return ok(null);
}

async function adopted(
  step: Transaction<Database>,
  known: StoredNode | undefined,
  { options, meta }: LinkMapping,
): Promise<EditNode[]> {
  const node = known?.published;
  if (!node || node.document !== unplaced || node.parent !== null) return [];
  const tree = (await readSubtree(step, node.id)).map(({ node }) => node);
  const root = tree.find(({ id }) => id === node.id);
  if (!root) return [];
  const changed = {
    ...root,
    options: overlay(root.options, options),
    linkMeta: { ...root.linkMeta, ...meta },
  };
  return [changed, ...tree.filter((each) => each !== root)];
}

function placement(
  { linkId: id, handler, master_id: master, meta: linkMeta, options }: LinkMapping,
  known: StoredNode | undefined,
  { document, rules }: LinkJob,
): EditNode[] {
  if (known?.current || known?.published) return [];
  const nodes = nodesOf({ id, handler, options, linkMeta }, rootPosition(document), rules);
  return nodes.map((node) => ({ ...node, master }));
}

/** Returns the shared element the node shows; null for an element of the document itself. */
async function validate(
  step: Transaction<Database>,
  { rules, scopes }: LinkJob,
  before: EditNode | null,
  node: EditNode,
): Promise<Result<EditNode | null>> {
  const { master: id } = node;
  const master = id === null ? null : (await readStoredById(step, [id])).get(id)?.published;
  if (id !== null && master?.document !== `shared:${id}`) {
    return fail('notFound', { field: 'master_id' });
  }
  const [problem] = validateContent({ rules, scopes }, before, node, master ?? null);
  return problem ? problemError(problem) : ok(master ?? null);
}

async function removeRoots(
  step: Transaction<Database>,
  { document, userId, revision, ...rights }: LinkJob,
  ids: readonly string[],
): Promise<Result<null>> {
  if (ids.length === 0) return ok(null);
  const stored = await readStored(step, [document]);
  const gone = new Set(ids);
  const isGone = ({ last: { id, parent } }: StoredNode) => {
    if (!gone.has(id) && (parent === null || !gone.has(parent))) return false;
    gone.add(id);
    return true;
  };
  // Repeats until nothing is added, because parents may come after their children.
  for (let size = 0; size < gone.size; stored.filter(isGone)) size = gone.size;
  const going = stored.filter(isGone);
  const may = checkRemoval(
    rights,
    going.filter(({ current, published }) => current ?? published),
  );
  if (!may.ok) return may;
  const rows = going.map(({ id, last }) => {
    return { id, node: last, removed: true, revision, former_document: null };
  });
  await storeDrafts(step, rows, userId);
  await deleteElements(step, ids);
  return ok(null);
}
