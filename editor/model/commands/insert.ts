import { labelsOf } from '#schemas/block/labels.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { SlotKey } from '../document/node-store.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { checkStructure } from './guard.ts';
import { type NodeInput, nodesFromInput } from './node-input.ts';
import { orderAt, slotParts } from './slot-order.ts';

/** An insertion position: a slot and the index among its nodes. */
export interface Position {
  readonly slotKey: SlotKey;
  readonly index: number;
}

export interface InsertArgs extends Position {
  readonly input: NodeInput;
  /** If set, the block is shown in this language only. */
  readonly only?: Language;
}

/** Inserts a new block, with everything inside it, at a position. */
export const insertBlock = defineCommand<InsertArgs>({
  name: 'insert',
  plan(context, { slotKey, index, input, only }) {
    const [order] = orderAt(context.nodes, slotKey, index, 1);
    const target = { ...slotParts(context.nodes, slotKey), order: order ?? 'V' };
    const nodes = nodesFromInput(context, input, target, only);
    const [root] = nodes;
    return ok({
      changes: nodes.map((after) => ({ before: null, after })),
      label: { key: 'commands.insert', params: { name: nameOf(context, input.handler) } },
      select: root ? [root.id] : [],
    });
  },
});

/** Dry run: returns why a block of this type is not allowed at a position, whatever its options. */
export function checkInsert(
  context: CommandContext,
  handler: string,
  position: Position,
): Result<true> {
  if (!context.blocks[handler]) return fail('blockUnknown', { params: { type: handler } });
  const plan = insertBlock.plan(context, { ...position, input: { handler } });
  return plan.ok ? checkStructure(context, plan.value.changes) : plan;
}

/** Returns the block's name in the user's language. */
export function nameOf({ blocks, uiLanguage }: CommandContext, handler: string): string {
  return labelsOf(blocks[handler], uiLanguage)?.name ?? handler;
}
