import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { PlaceKey } from '../document/node-store.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { checkPlacing } from './guard.ts';
import { type NodeInput, nodesFromInput } from './node-input.ts';
import { orderAt, placeParts } from './place.ts';

/** An insertion position: a slot and the index among its nodes. */
export interface Position {
  readonly place: PlaceKey;
  readonly index: number;
}

export interface InsertArgs extends Position {
  readonly input: NodeInput;
  /** Shows it in this language only. */
  readonly only?: Language;
}

/** Inserts a new block, with everything inside it, at a position. */
export const insertBlock = defineCommand<InsertArgs>({
  name: 'insert',
  plan(context, { place, index, input, only }) {
    const [order] = orderAt(context.nodes, place, index, 1);
    const target = { ...placeParts(context.nodes, place), order: order ?? 'V' };
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
  return plan.ok ? checkPlacing(context, plan.value.changes) : plan;
}

/** Returns the block's name in the user's language. */
export function nameOf({ blocks, uiLanguage }: CommandContext, handler: string): string {
  return blocks[handler]?.labels[uiLanguage].name ?? handler;
}
