import type { KnownBlocks } from '#runtime/block/editor-registry.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSlotShown } from '#schemas/editing/shown-slots.ts';
import { isAllowedAt, isAllowedIn, maxDepth, maxNodes } from '#schemas/editing/slots.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import {
  type NodeChange,
  type NodeReader,
  type SlotKey,
  slotKeyOf,
} from '../document/node-store.ts';
import { isNodeValid } from '../document/options.ts';
import { isPlacementValid } from '../document/placement.ts';
import { checkRights, checkSlots } from './check-rights.ts';
import { checkScreens } from './check-screens.ts';
import {
  type Check,
  type CheckContext,
  isMoved,
  isOptionsChanged,
  type Outcome,
  rootRuleOf,
  ruleOf,
  templateOf,
  withChanges,
} from './outcome.ts';

/**
 * The one check before documents change. Returns why changes are not allowed, so no command, paste or drop
 * can break block schemas, slot rules, locks or rights.
 */
export function checkChanges(context: CheckContext, changes: readonly NodeChange[]): Result<true> {
  return runChecks([...slotChecks, checkOptions, checkRights], context, changes);
}

/** Checks whether the elements are allowed at their new positions, without checking their content. */
export function checkStructure(
  context: CheckContext,
  changes: readonly NodeChange[],
): Result<true> {
  return runChecks(slotChecks, context, changes);
}

function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  changes: readonly NodeChange[],
): Result<true> {
  const after = withChanges(context.nodes, changes);
  for (const check of checks) {
    const result = check(context, changes, after);
    if (!result.ok) return result;
  }
  return ok(true);
}

const allowed = ok(true as const);

const checkSize: Check = ({ nodes }, changes) => {
  const grown = changes.reduce(
    (sum, { before, after }) => sum + Number(after !== null) - Number(before !== null),
    0,
  );
  return grown > 0 && nodes.size() + grown > maxNodes
    ? fail('documentTooLarge', { params: { max: maxNodes } })
    : allowed;
};

/** A locked node cannot move. Unlocking it is a separate change. */
const checkLocks: Check = (_context, changes) => {
  const isHeld = changes.some(
    (change) => change.before?.locked && change.after?.locked !== false && isMoved(change),
  );
  return isHeld ? fail('blockLocked') : allowed;
};

/** Nodes that arrive in a slot must be allowed there. Nodes that are already there are not checked again. */
const checkPositions: Check = (context, changes, after) => {
  const counted = new Set<SlotKey>();
  for (const change of changes) {
    const { before, after: node } = change;
    if (!node || (before && isUnmoved(before, node))) continue;
    const result = checkSlot(context, node, after, counted);
    if (!result.ok) return result;
  }
  return allowed;
};

const isUnmoved = (before: EditNode, node: EditNode) =>
  slotKeyOf(before) === slotKeyOf(node) &&
  before.handler === node.handler &&
  before.document === node.document;

function checkSlot(
  context: CheckContext,
  node: EditNode,
  after: Outcome,
  counted: Set<SlotKey>,
): Result<true> {
  const line = checkLine(node, after);
  if (!line.ok) return line;
  if (node.master !== null && (node.parent !== null || node.document.startsWith('shared:'))) {
    return fail('slotRefuses', { params: { type: node.handler } });
  }
  if (!isSlotSeen(context, node)) return fail('slotNotShown');
  const model = context.blocks[node.handler]?.model;
  const inside = isAllowedIn(node, templateOf(context.documents, node.document, after), model);
  if (!inside.ok) return inside;
  const slotKey = slotKeyOf(node);
  const rule = ruleOf(context, slotKey, after);
  const others = after.count(slotKey) - 1;
  const count = counted.has(slotKey) ? 0 : others;
  counted.add(slotKey);
  return isAllowedAt(rule, model, node.handler, count);
}

/** Nodes cannot be added to a slot that is not shown. Nodes added together with their parent are allowed. */
function isSlotSeen({ nodes, blocks }: CheckContext, { parent, slot }: EditNode): boolean {
  const around = parent === null ? undefined : nodes.get(parent);
  const model = around && blocks[around.handler]?.model;
  if (!model) return true;
  const { options, mobileOptions } = around;
  return [options, overlay(options, mobileOptions)].some((each) => isSlotShown(model, slot, each));
}

/** The chain of parents must end at the root of the same document, within the depth limit. */
function checkLine(node: EditNode, after: NodeReader): Result<true> {
  let parent = node.parent;
  for (let depth = 0; parent !== null; depth++) {
    if (parent === node.id || depth > maxDepth) return fail('slotInside');
    const above = after.get(parent);
    if (!above || above.master !== null) return fail('slotUnknown');
    if (above.document !== node.document) return fail('blockShared');
    parent = above.parent;
  }
  return allowed;
}

/** Removing an element must not orphan children, such as one that another editor added meanwhile. */
const checkLeft: Check = ({ nodes }, changes, after) => {
  const isLeft = changes.some(({ before, after: node }) => {
    if (!before || node?.document === before.document) return false;
    const children = nodes.slotKeys(before.id).flatMap((slotKey) => after.children(slotKey));
    return children.some((id) => after.get(id)?.document !== node?.document);
  });
  return isLeft ? fail('conflict') : allowed;
};

/** A screen keeps at least one of each required block. */
const checkNeeded: Check = (context, changes, after) => {
  for (const { before, after: node } of changes) {
    if (!before || node?.document === before.document) continue;
    const { needs } = rootRuleOf(context.documents, before.document, context.nodes);
    if (needs.includes(before.handler) && !hasBlock(context, before, after)) {
      return fail('blockNeeded', { params: { type: before.handler } });
    }
  }
  return allowed;
};

function hasBlock({ nodes }: CheckContext, gone: EditNode, after: NodeReader): boolean {
  if (gone.document.startsWith('shared:')) return after.children(gone.document).length > 0;
  for (const id of nodes.ids()) {
    const node = after.get(id);
    if (node?.handler === gone.handler && node.document === gone.document) return true;
  }
  return false;
}

const slotChecks = [
  checkSize,
  checkLocks,
  checkPositions,
  checkLeft,
  checkSlots,
  checkNeeded,
  checkScreens,
];

/** Options must match the block's schema in every language. Unknown blocks must stay unchanged. */
const checkOptions: Check = ({ blocks, nodes }, changes, outcome) => {
  for (const { before, after } of changes) {
    if (!after || (before && !isOptionsChanged(before, after))) continue;
    const broken =
      after.master === null
        ? checkNode(blocks, before, after)
        : checkPlacement(blocks, before && isValid(blocks, before, nodes), after, outcome);
    if (broken) return broken;
  }
  return allowed;
};

/**
 * A placement that was already broken may stay so. If its shared element is not loaded, it is not checked.
 */
function checkPlacement(
  blocks: KnownBlocks,
  wasValid: boolean | null,
  after: EditNode,
  outcome: NodeReader,
) {
  const mayBreak = wasValid === false || isValid(blocks, after, outcome);
  return mayBreak ? null : fail('blockOptionsInvalid', { params: { type: after.handler } });
}

function isValid(blocks: KnownBlocks, placement: EditNode, { get }: Pick<NodeReader, 'get'>) {
  const master = get(placement.master ?? '');
  return !master || isPlacementValid(placement, master, blocks);
}

function checkNode(blocks: KnownBlocks, before: EditNode | null, after: EditNode) {
  const block = blocks[after.handler];
  const params = { type: after.handler };
  const isKept =
    before && isEqual(before.options, after.options) && before.version === after.version;
  if (!block && !isKept) return fail('blockUnknown', { params });
  if (block && after.version > block.model.version && !isKept) {
    return fail('blockVersionUnknown', { params });
  }
  const mayBreak = before !== null && !isNodeValid(before, blocks);
  return mayBreak || isNodeValid(after, blocks) ? null : fail('blockOptionsInvalid', { params });
}
