import type { Transaction } from 'kysely';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { allows } from '#schemas/editing/rights.ts';
import { isAllowedAt, isAllowedIn } from '#schemas/editing/slots.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { unplaced } from '../content/element-rows.ts';
import {
  currentNodes,
  publishedNodes,
  readStored,
  type StoredNode,
} from '../content/stored-nodes.ts';
import type { BlockRules } from '../dependencies.ts';
import { readTemplateSlugs, ruleAt, slotKeyOf, templateOf } from './positions.ts';

export interface CheckContext {
  readonly rules: BlockRules;
  /** Scopes of the user who makes the change. */
  readonly scopes: readonly string[];
}

type Nodes = ReadonlyMap<string, EditNode>;
type Templates = ReadonlyMap<DocumentKey, string>;

/** Whether the node is locked; its draft, if any, takes precedence. */
export const isLocked = ({ current, published }: StoredNode): boolean =>
  (current ?? published)?.locked ?? false;

/** Whether an element may become a block of this type in its slot, both as published and as drafted. */
export async function checkType(
  step: Transaction<Database>,
  context: CheckContext,
  stored: StoredNode,
  handler: string,
): Promise<Result<true>> {
  if (isLocked(stored)) return fail('blockLocked');
  const states = [
    { node: stored.published, nodesOn: publishedNodes },
    { node: stored.isDrafted ? stored.current : null, nodesOn: currentNodes },
  ];
  for (const { node, nodesOn } of states) {
    if (!node || node.handler === handler) continue;
    const documents = [node.document];
    const nodes = nodesOn(await readStored(step, documents), documents);
    const templates = await readTemplateSlugs(step, documents);
    const stands = checkTypeAmong(context, nodes, templates, { ...node, handler });
    if (!stands.ok) return stands;
  }
  return ok(true);
}

function checkTypeAmong(
  { rules, scopes }: CheckContext,
  before: Nodes,
  templates: Templates,
  node: EditNode,
): Result<true> {
  const nodes = new Map(before).set(node.id, node);
  const below = [...nodes.values()].filter(({ parent }) => parent === node.id);
  const isPlaced = node.parent !== null || node.document !== unplaced;
  for (const each of isPlaced ? [node, ...below] : below) {
    const rule = ruleAt(each, nodes, rules.models, templates);
    if (!allows(rule?.scope, 'change', scopes)) return fail('fieldClosed');
    const slot = slotKeyOf(each);
    const count = [...nodes.values()].filter((other) => slotKeyOf(other) === slot).length - 1;
    const model = rules.models[each.handler];
    const stands = isAllowedAt(rule, model, each.handler, count);
    if (!stands.ok) return stands;
    const inside = isAllowedIn(each, templateOf(each, nodes, templates), model);
    if (!inside.ok) return inside;
  }
  return ok(true);
}

/** Whether all of these nodes may be removed: none is locked or in a restricted slot. */
export function checkRemoval(
  { rules, scopes }: CheckContext,
  gone: readonly StoredNode[],
): Result<true> {
  if (gone.some(isLocked)) return fail('blockLocked');
  const nodes = new Map(gone.map(({ id, last }) => [id, last]));
  const isClosed = gone.some(({ last: { parent, slot } }) => {
    const handler = parent === null ? undefined : nodes.get(parent)?.handler;
    const rule = handler === undefined ? undefined : rules.models[handler]?.slots[slot];
    return !allows(rule?.scope, 'change', scopes);
  });
  return isClosed ? fail('fieldClosed') : ok(true);
}

/** Checks that locked nodes keep their position among the remaining ones. Ids are in order. */
export function checkOrder(
  roots: ReadonlyMap<string, StoredNode>,
  before: readonly string[],
  after: readonly string[],
): Result<true> {
  const [kept, left] = [new Set(after), new Set(before)];
  const one = before.filter((id) => kept.has(id));
  const other = after.filter((id) => left.has(id));
  const isMoved = one.some((id, at) => {
    const root = id === other[at] ? undefined : roots.get(id);
    return root !== undefined && isLocked(root);
  });
  return isMoved ? fail('blockLocked') : ok(true);
}
