import { valueAt, withValueAt } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import {
  blankTarget,
  isTemplate,
  isVacant,
  markableField,
  type Prompts,
  withoutExamples,
  withPlaceholder,
} from '#schemas/editing/placeholders.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { upToDate } from '../document/migrate-node.ts';
import { isNodeValid, viewOptions } from '../document/options.ts';
import { type CommandContext, defineCommand, type Plan } from './command.ts';
import { nameOf } from './insert.ts';

export interface SetPlaceholderArgs {
  readonly id: string;
  readonly path: string;
  readonly isMarked: boolean;
  /** Prompts for a text that is empty. */
  readonly content?: Prompts;
}

/**
 * Marks a field of a template that pages made from it must fill in, or removes the mark. On a page, removing
 * it leaves the field empty on purpose. `placeholderRefused`: the field cannot be left empty.
 */
export const setPlaceholder = defineCommand<SetPlaceholderArgs>({
  name: 'setPlaceholder',
  plan(context, { id, path, isMarked, content }) {
    const before = context.nodes.get(id);
    if (!before) return fail('notFound');
    const node = upToDate(before, context.blocks);
    const made = isMarked
      ? marked(context, node, path, content)
      : unmarked(withPlaceholder(node, path, null), path);
    if (!made.ok) return made;
    const params = { name: nameOf(context, node.handler) };
    const label = { key: isMarked ? 'commands.mark' : 'commands.unmark', params };
    return ok({ changes: [{ before, after: made.value }], label } satisfies Plan);
  },
});

function marked(
  { blocks }: CommandContext,
  node: EditNode,
  path: string,
  content: Prompts | undefined,
): Result<EditNode> {
  const block = blocks[node.handler];
  const options = viewOptions(node, blocks, defaultLanguage);
  if (!block || !options.ok || node.master !== null) return fail('blockOptionsInvalid');
  if (!isTemplate(node.document)) return fail('badRequest');
  const { schema } = block.model;
  const field = markableField(schema, options.value, path);
  if (!field) return fail('placeholderRefused', { field: path });
  const isWord = field.schema.translatable === true && field.schema.widget !== 'rich-text';
  const isEmpty = isWord && isVacant(valueAt(options.value, path));
  const filled = isEmpty && content ? withText(node, path, content) : node;
  const after = withPlaceholder(filled, path, {});
  const emptied = withoutExamples(after, block.model);
  return isNodeValid(emptied, blocks) ? ok(after) : fail('placeholderRefused', { field: path });
}

function withText(node: EditNode, path: string, content: Prompts): EditNode {
  const { [defaultLanguage]: example = '', ...texts } = content;
  const translations = Object.entries(texts).map(([language, text]) => [
    language,
    { ...node.translations[language], [path]: text },
  ]);
  return {
    ...node,
    options: withValueAt(node.options, path, example),
    translations: { ...node.translations, ...Object.fromEntries(translations) },
  };
}

/** A link without a target cannot be left on purpose. */
const unmarked = (node: EditNode, path: string): Result<EditNode> =>
  valueAt(node.options, path) === blankTarget
    ? fail('placeholderRefused', { field: path })
    : ok(node);
