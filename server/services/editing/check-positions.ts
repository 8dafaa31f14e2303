import type { Problem } from '#schemas/editing/node.ts';
import { allows } from '#schemas/editing/rights.ts';
import { isAllowedAt, isAllowedIn, maxDepth, maxNodes } from '#schemas/editing/slots.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type NodePosition, ruleAt, slotKeyOf, templateOf } from './positions.ts';
import { documentProblem, problemOf } from './problem.ts';
import type { WriteContext } from './write-context.ts';

/** Returns errors for nodes in slots that do not accept them. Nodes already there are not checked again. */
export function checkPositions(context: WriteContext): Problem[] {
  const counts = countBySlot(context.after);
  const changed = [...context.written].flatMap((id) => {
    const [before, after] = [context.before.get(id), context.after.get(id)];
    const isMoved = isElsewhere(before, after);
    return isMoved || before?.order !== after?.order ? [{ before, after, isMoved }] : [];
  });
  const errors = changed.flatMap(({ before, after, isMoved }) => {
    const slot = after ?? before;
    if (!slot) return [];
    const results = [
      isMoved && after && checkPosition(context, after, counts),
      checkScope(context, before) ?? checkScope(context, after),
      checkLock(context, slot.id),
    ];
    return results.flatMap((result) => refusal(slot, result || null));
  });
  const isAnyMoved = changed.some(({ isMoved }) => isMoved);
  return [...errors, ...(isAnyMoved ? checkLines(context) : []), ...checkSizes(context)];
}

function refusal(node: NodePosition, result: Result<true> | null): Problem[] {
  return result && !result.ok ? [problemOf(node, result.error)] : [];
}

const isElsewhere = (before: NodePosition | undefined, after: NodePosition | undefined) =>
  before && after
    ? slotKeyOf(before) !== slotKeyOf(after) ||
      before.handler !== after.handler ||
      before.document !== after.document
    : before !== after;

function countBySlot(nodes: ReadonlyMap<string, NodePosition>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes.values()) {
    const slot = slotKeyOf(node);
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  }
  return counts;
}

function checkPosition(
  { after, rules, templates, existing, stored }: WriteContext,
  node: NodePosition,
  counts: ReadonlyMap<string, number>,
): Result<true> {
  const isShared = node.document.startsWith('shared:');
  if (!isShared && !existing.has(node.document)) return fail('notFound');
  if (isShared && !after.has(node.document.slice('shared:'.length))) return fail('notFound');
  const parent = node.parent === null ? null : after.get(node.parent);
  if (parent && parent.document !== node.document) return fail('blockShared');
  if (parent && parent.master !== null) return fail('blockShared');
  const inside = isAllowedIn(node, templateOf(node, after, templates), rules.models[node.handler]);
  if (!inside.ok) return inside;
  const rule = ruleAt(node, after, rules.models, templates);
  const others = (counts.get(slotKeyOf(node)) ?? 1) - 1;
  const stands = isAllowedAt(rule, rules.models[node.handler], node.handler, others);
  const last = stored.get(node.id)?.last;
  const isBack = last?.handler === node.handler && slotKeyOf(last) === slotKeyOf(node);
  // An unknown block may return to its previous slot, because that undoes its removal.
  return !stands.ok && stands.error.code === 'blockUnknown' && isBack ? ok(true) : stands;
}

/** Checks the scopes: filling, emptying and reordering a slot may be restricted to some of them. */
function checkScope(
  { before, after, rules, templates, scopes }: WriteContext,
  node: NodePosition | undefined,
): Result<true> | null {
  if (!node) return null;
  const nodes = after.get(node.id) === node ? after : before;
  const rule = ruleAt(node, nodes, rules.models, templates);
  return allows(rule?.scope, 'change', scopes) ? null : fail('fieldClosed');
}

/** A locked node cannot be moved until it is unlocked. */
function checkLock({ stored, writes }: WriteContext, id: string): Result<true> | null {
  if (!stored.get(id)?.current?.locked) return null;
  const sent = writes.find((write) => write.id === id)?.node;
  return sent?.locked === false ? null : fail('blockLocked');
}

/** Every chain of parents must end at a root within the maximum depth, so that no node contains itself. */
function checkLines({ after }: WriteContext): Problem[] {
  const problems: Problem[] = [];
  for (const node of after.values()) {
    const line: string[] = [];
    let above: NodePosition | undefined = node;
    while (above && above.parent !== null && line.length <= maxDepth + 1) {
      line.push(above.id);
      above = after.get(above.parent);
    }
    if (line.length > maxDepth + 1) problems.push(problemOf(node, { code: 'slotInside' }));
  }
  return problems.slice(0, 100);
}

function checkSizes({ before, after }: WriteContext): Problem[] {
  const [had, has] = [countDocuments(before), countDocuments(after)];
  return [...has].flatMap(([document, count]) => {
    if (count <= maxNodes || count <= (had.get(document) ?? 0)) return [];
    return [documentProblem(document, 'documentTooLarge', { max: maxNodes })];
  });
}

function countDocuments(nodes: ReadonlyMap<string, NodePosition>) {
  const counts = new Map<NodePosition['document'], number>();
  for (const { document } of nodes.values()) counts.set(document, (counts.get(document) ?? 0) + 1);
  return counts;
}
