import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { type NodeChange, slotKeyOf, subtree } from '../document/node-store.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { nameOf } from './insert.ts';
import { topmost } from './move.ts';

export interface RemoveArgs {
  readonly ids: readonly string[];
  /** If set, the nodes are removed in this language only. */
  readonly only?: Language;
}

/**
 * Removes nodes with everything inside them, or hides them in one language. A node shown only in that
 * language is deleted.
 */
export const removeNodes = defineCommand<RemoveArgs>({
  name: 'remove',
  plan(context, { ids, only }) {
    const roots = topmost(context, ids);
    const [first] = roots;
    if (!first) return fail('notFound');
    const params = { name: nameOf(context, first.handler), smart_count: roots.length };
    const hidden = only ? roots.filter((node) => isShownBeside(node, only)) : [];
    const changes = roots.flatMap((root): NodeChange[] =>
      only && hidden.includes(root)
        ? [{ before: root, after: withoutLanguage(root, only) }]
        : subtree(context.nodes, root.id).map((before) => ({ before, after: null })),
    );
    const key = hidden.length > 0 ? 'commands.removeHere' : 'commands.remove';
    const select = hidden.includes(first) ? {} : { select: neighbour(context, first) };
    return ok({ changes, label: { key, params }, ...select });
  },
});

const othersThan = ({ meta }: EditNode, language: Language) =>
  (meta.languages ?? languages).filter((each) => each !== language);

const isShownBeside = (node: EditNode, language: Language) => othersThan(node, language).length > 0;

function withoutLanguage(node: EditNode, language: Language): EditNode {
  return { ...node, meta: { ...node.meta, languages: othersThan(node, language) } };
}

/** Returns what to select after a removal: the next sibling, the previous one, or the parent. */
function neighbour({ nodes }: CommandContext, node: EditNode): string[] {
  const siblings = nodes.children(slotKeyOf(node));
  const at = siblings.indexOf(node.id);
  const next = siblings[at + 1] ?? siblings[at - 1] ?? node.parent;
  return next === null || next === undefined ? [] : [next];
}
