import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { translatableFields, valueAt, withValueAt } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { upToDate } from '../document/migrate-node.ts';
import type { NodeChange } from '../document/node-store.ts';
import { formOptions, isNodeValid } from '../document/options.ts';
import { withLayer } from '../document/with-layer.ts';
import { type CommandContext, defineCommand } from './command.ts';

export interface TextMatch {
  readonly id: string;
  readonly path: string;
  /** Number of occurrences in this field. */
  readonly count: number;
  readonly text: string;
}

/**
 * Finds text in the given nodes, in one language, ignoring case. Skips originals that fill in for a missing
 * translation.
 */
export function findText(
  context: Pick<CommandContext, 'nodes' | 'blocks'>,
  ids: Iterable<string>,
  language: Language,
  words: string,
): TextMatch[] {
  if (words === '') return [];
  return [...ids].flatMap((id) => {
    const stored = context.nodes.get(id);
    const block = stored && context.blocks[stored.handler];
    if (!stored || !block || stored.master !== null) return [];
    const node = upToDate(stored, context.blocks);
    const options = formOptions(node, context.blocks, language);
    return translatableFields(block.model.schema, options).flatMap(({ path, value }) => {
      if (!isOwnText(node, language, path, value)) return [];
      const text = plainText(value);
      const count = text.toLocaleLowerCase().split(words.toLocaleLowerCase()).length - 1;
      return count > 0 ? [{ id, path, count, text }] : [];
    });
  });
}

function isOwnText(node: EditNode, language: Language, path: string, value: Json): boolean {
  if (language === defaultLanguage || path in (node.translations[language] ?? {})) return true;
  return !isEqual(value, valueAt(node.options, path));
}

/** Returns all text of a value; for rich text, the text of its nodes. */
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
  /** Limits the replacement to this field. */
  readonly path?: string;
}

/** Replaces text in the given nodes. Skips fields that would break their rules. */
export const replaceText = defineCommand<ReplaceArgs>({
  name: 'replaceText',
  plan(context, { ids, language, words, by, path: only }) {
    const matches = findText(context, ids, language, words).filter(
      ({ path }) => only === undefined || path === only,
    );
    const changes: NodeChange[] = [];
    let replaced = 0;
    for (const id of new Set(matches.map((match) => match.id))) {
      const before = context.nodes.get(id);
      if (!before) continue;
      const found = matches.filter((match) => match.id === id);
      const { after, count } = replaceInNode(context, before, found, { language, words, by });
      replaced += count;
      if (after !== before) changes.push({ before, after });
    }
    const left = matches.reduce((sum, { count }) => sum + count, 0) - replaced;
    return ok({
      changes,
      label: { key: 'commands.replace', params: { words, by, replaced, left } },
    });
  },
});

type Replacement = Pick<ReplaceArgs, 'language' | 'words' | 'by'>;

/** Returns the changed node and the number of replacements. */
function replaceInNode(
  context: CommandContext,
  before: EditNode,
  matches: readonly TextMatch[],
  replacement: Replacement,
): { readonly after: EditNode; readonly count: number } {
  const block = context.blocks[before.handler];
  const { language } = replacement;
  let after = upToDate(before, context.blocks);
  let count = 0;
  for (const match of matches) {
    const shown = formOptions(after, context.blocks, language);
    const value = valueAt(shown, match.path);
    if (!block || value === undefined) continue;
    const changed = withValueAt(shown, match.path, replaceInValue(value, replacement));
    const { [language]: _typed, ...pending } = after.pending;
    const next = withLayer({ ...after, pending }, block, language, changed);
    if (!isNodeValid(next, context.blocks)) continue;
    after = next;
    count += match.count;
  }
  return { after: count > 0 ? after : before, count };
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
