import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { slotKeyOf } from '../document/node-store.ts';
import { defineCommand } from './command.ts';
import { nameOf } from './insert.ts';
import { topmost } from './move.ts';
import { nodesFromInput, toInput } from './node-input.ts';
import { orderAt, slotParts } from './slot-order.ts';

export interface DuplicateArgs {
  readonly ids: readonly string[];
  /** If set, the copies are shown in this language only. */
  readonly only?: Language;
}

/** Copies nodes, including texts in all languages, directly after the originals. */
export const duplicateNodes = defineCommand<DuplicateArgs>({
  name: 'duplicate',
  plan(context, { ids, only }) {
    const roots = topmost(context, ids);
    const [first] = roots;
    if (!first) return fail('notFound');
    const copies = roots.map((node) => {
      const slotKey = slotKeyOf(node);
      const index = context.nodes.children(slotKey).indexOf(node.id) + 1;
      const [order = 'V'] = orderAt(context.nodes, slotKey, index, 1);
      const target = { ...slotParts(context.nodes, slotKey), order };
      return nodesFromInput(context, toInput(context, node), target, only);
    });
    return ok({
      changes: copies.flat().map((after) => ({ before: null, after })),
      label: {
        key: 'commands.duplicate',
        params: { name: nameOf(context, first.handler), smart_count: roots.length },
      },
      select: copies.flatMap(([root]) => (root ? [root.id] : [])),
    });
  },
});
