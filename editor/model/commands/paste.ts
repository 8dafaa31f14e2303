import { isTemplate, withExamples } from '#schemas/editing/placeholders.ts';
import type { Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { defineCommand } from './command.ts';
import { nameOf, type Position } from './insert.ts';
import { type NodeInput, nodesFromInput } from './node-input.ts';
import { orderAt, slotParts } from './slot-order.ts';

export interface PasteArgs extends Position {
  /** Blocks in their order, migrated to this site's versions. */
  readonly blocks: readonly NodeInput[];
  /** If set, the blocks are shown in this language only. */
  readonly only?: Language;
}

/** Inserts blocks from the clipboard at a position, as one step. */
export const pasteNodes = defineCommand<PasteArgs>({
  name: 'paste',
  plan(context, { slotKey, index, blocks, only }) {
    const orders = orderAt(context.nodes, slotKey, index, blocks.length);
    const parts = slotParts(context.nodes, slotKey);
    const pasted = blocks.map((input, at) =>
      nodesFromInput(context, input, { ...parts, order: orders[at] ?? 'V' }, only).map((node) =>
        isTemplate(node.document) ? withExamples(node) : node,
      ),
    );
    const name = nameOf(context, blocks[0]?.handler ?? '');
    return ok({
      changes: pasted.flat().map((after) => ({ before: null, after })),
      label: { key: 'commands.paste', params: { name, smart_count: blocks.length } },
      select: pasted.flatMap(([root]) => (root ? [root.id] : [])),
    });
  },
});
