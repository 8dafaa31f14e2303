import type { EditNode } from '#schemas/editing/node.ts';
import { fail, ok } from '#schemas/result.ts';
import { defineCommand } from '../../model/commands/command.ts';
import { nameOf } from '../../model/commands/insert.ts';

/** Replaces a field by the value of the other editor. `node` is the element with that field. */
export const takeTheirs = defineCommand<{ readonly node: EditNode }>({
  name: 'takeTheirs',
  plan(context, { node }) {
    const before = context.nodes.get(node.id);
    if (!before) return fail('notFound');
    const label = { key: 'saving.tookTheirs', params: { name: nameOf(context, node.handler) } };
    return ok({ changes: [{ before, after: node }], label });
  },
});
