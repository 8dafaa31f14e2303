import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { translatableFields, withValueAt } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { upToDate } from '../document/migrate-node.ts';
import { formOptions, isNodeValid, withLayer } from '../document/options.ts';
import { type CommandContext, defineCommand } from './command.ts';

export interface TextMatch {
  readonly id: string;
  readonly path: string;
  /** Occurrences in this field. */
  readonly count: number;
  readonly text: string;
}

/** Where words stand in the texts of the given nodes, in one language. Case does not matter. */
export function findText(
  context: Pick<CommandContext, 'nodes' | 'blocks'>,
  ids: Iterable<string>,
  language: Language,
  words: string,
): TextMatch[] {
  if (words === '') return [];
  return [...ids].flatMap((id) => {
    const node = context.nodes.get(id);
    const block = node && context.blocks[node.handler];
    if (!node || !block || node.master !== null) return [];
    const options = formOptions(node, context.blocks, language);
    return translatableFields(block.model.schema, options).flatMap(({ path, value }) => {
      const text = plainText(value);
      const count = text.toLocaleLowerCase().split(words.toLocaleLowerCase()).length - 1;
      return count > 0 ? [{ id, path, count, text }] : [];
    });
  });
}

/** All text of a value: of rich text, what its nodes hold. */
export function plainText(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(plainText).join(' ');
  if (!isObject(value)) return '';
  const own = typeof value.text === 'string' ? value.text : '';
  return own + (value.content === undefined ? '' : plainText(value.content));
}

export interface ReplaceArgs {
  readonly ids: readonly string[];
  readonly language: Language;
  readonly words: string;
  readonly by: string;
  /** In this field alone. */
  readonly path?: string;
}

/** Replaces words in the texts of the given nodes; fields that would break their rules are left. */
export const replaceText = defineCommand<ReplaceArgs>({
  name: 'replaceText',
  plan(context, { ids, language, words, by, path: only }) {
    const matches = findText(context, ids, language, words).filter(
      ({ path }) => only === undefined || path === only,
    );
    const changes = [...new Set(matches.map(({ id }) => id))].flatMap((id) => {
      const before = context.nodes.get(id);
      if (!before) return [];
      const paths = matches.filter((match) => match.id === id).map(({ path }) => path);
      const after = replaceInNode(context, before, paths, { language, words, by });
      return after === before ? [] : [{ before, after }];
    });
    const params = { words, by, smart_count: matches.reduce((sum, { count }) => sum + count, 0) };
    return ok({ changes, label: { key: 'commands.replace', params } });
  },
});

type Replacement = Pick<ReplaceArgs, 'language' | 'words' | 'by'>;

function replaceInNode(
  context: CommandContext,
  node: EditNode,
  paths: readonly string[],
  replacement: Replacement,
): EditNode {
  const block = context.blocks[node.handler];
  if (!block) return node;
  const { language } = replacement;
  const options = formOptions(node, context.blocks, language);
  const fields = translatableFields(block.model.schema, options);
  const start = upToDate(node, context.blocks);
  const replaced = paths.reduce((current, path) => {
    const value = fields.find((field) => field.path === path)?.value;
    if (value === undefined) return current;
    const shown = formOptions(current, context.blocks, language);
    const changed = withValueAt(shown, path, replaceInValue(value, replacement));
    const next = withLayer(current, block, language, changed);
    return isNodeValid(next, context.blocks) ? next : current;
  }, start);
  return replaced === start ? node : replaced;
}

function replaceInValue(value: Json, replacement: Replacement): Json {
  if (typeof value === 'string') return replaceWords(value, replacement);
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((each) => replaceInValue(each, replacement));
  }
  if (!isObject(value)) return value;
  const next: Record<string, Json> = { ...value };
  if (typeof value.text === 'string') next.text = replaceWords(value.text, replacement);
  if (value.content !== undefined) next.content = replaceInValue(value.content, replacement);
  return next;
}

function replaceWords(text: string, { words, by }: Replacement): string {
  const pattern = new RegExp(words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'giu');
  return text.replace(pattern, () => by);
}
