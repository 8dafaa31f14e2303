import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { placeOf, subtree } from '../document/node-store.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { nameOf } from './insert.ts';
import { topmost } from './move.ts';

export interface RemoveArgs {
  readonly ids: readonly string[];
  /** Gone in this language alone. */
  readonly only?: Language;
}

/** Removes nodes with everything inside them, or hides them in one language. */
export const removeNodes = defineCommand<RemoveArgs>({
  name: 'remove',
  plan(context, { ids, only }) {
    const roots = topmost(context, ids);
    const [first] = roots;
    if (!first) return fail('notFound');
    const params = { name: nameOf(context, first.handler), smart_count: roots.length };
    if (only) {
      const changes = roots.map((before) => ({ before, after: withoutLanguage(before, only) }));
      return ok({ changes, label: { key: 'commands.removeHere', params } });
    }
    const changes = roots
      .flatMap(({ id }) => subtree(context.nodes, id))
      .map((before) => ({ before, after: null }));
    return ok({
      changes,
      label: { key: 'commands.remove', params },
      select: neighbour(context, first),
    });
  },
});

function withoutLanguage(node: EditNode, language: Language): EditNode {
  const shown = node.meta.languages ?? languages;
  return { ...node, meta: { ...node.meta, languages: shown.filter((each) => each !== language) } };
}

/** What is selected after a removal: the next sibling, the one before, or the parent. */
function neighbour({ nodes }: CommandContext, node: EditNode): string[] {
  const siblings = nodes.children(placeOf(node));
  const at = siblings.indexOf(node.id);
  const next = siblings[at + 1] ?? siblings[at - 1] ?? node.parent;
  return next === null || next === undefined ? [] : [next];
}
