import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { placeOf } from '../document/node-store.ts';
import { defineCommand } from './command.ts';
import { nameOf } from './insert.ts';
import { topmost } from './move.ts';
import { nodesFromInput, toInput } from './node-input.ts';
import { orderAt, placeParts } from './place.ts';

export interface DuplicateArgs {
  readonly ids: readonly string[];
  /** Shows the copies in this language only. */
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
      const place = placeOf(node);
      const index = context.nodes.children(place).indexOf(node.id) + 1;
      const [order = 'V'] = orderAt(context.nodes, place, index, 1);
      const target = { ...placeParts(context.nodes, place), order };
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
