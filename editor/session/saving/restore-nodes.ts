import type { EditNode } from '#schemas/editing/node.ts';
import { ok } from '#schemas/result.ts';
import { defineCommand } from '../../model/commands/command.ts';

/** Restores nodes from a journal; null: removed there. */
export const restoreNodes = defineCommand<{ readonly nodes: ReadonlyMap<string, EditNode | null> }>(
  {
    name: 'restoreNodes',
    plan(context, { nodes }) {
      const changes = [...nodes].map(([id, after]) => ({
        before: context.nodes.get(id) ?? null,
        after,
      }));
      const params = { smart_count: changes.length };
      return ok({ changes, label: { key: 'saving.restoredStep', params } });
    },
  },
);
