import type { Json } from '#schemas/document/element.ts';
import { withoutExampleText } from '#schemas/editing/example-texts.ts';
import { withValueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { isMobilePath, mobileLayer, plainPath } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { originalAt } from '#schemas/editing/translation-state.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { upToDate } from '../document/migrate-node.ts';
import { formOptions, isEmptyText, isNodeValid } from '../document/options.ts';
import { translationsOf } from '../document/translations.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { nameOf } from './insert.ts';

export interface TranslateArgs {
  readonly id: string;
  readonly language: Language;
  readonly path: string;
  /** With null, the translation is removed and the original shows again. */
  readonly value: Json;
}

/** Writes one translation, with the fingerprint of its original; also confirms a stale one. */
export const setTranslation = defineCommand<TranslateArgs>({
  name: 'translate',
  plan(context, { id, language, path, value }) {
    const before = context.nodes.get(id);
    const node = before && upToDate(before, context.blocks);
    const source = node && originalAt(node, path);
    if (!before || !node || source === undefined) return fail('notFound');
    const written = withTranslation(node, language, path, value, source);
    const after = isNodeValid(written, context.blocks)
      ? written
      : withTyped(context, node, language, path, value);
    const label = { key: 'commands.translate', params: { name: nameOf(context, node.handler) } };
    return ok({ changes: [{ before, after }], label });
  },
});

/** Accepts an example text as the page's own, in one language. */
export const keepExample = defineCommand<Pick<TranslateArgs, 'id' | 'language' | 'path'>>({
  name: 'keepExample',
  plan(context, { id, language, path }) {
    const before = context.nodes.get(id);
    if (!before) return fail('notFound');
    const node = upToDate(before, context.blocks);
    const after = { ...node, linkMeta: withoutExampleText(node.linkMeta, language, path) };
    const label = { key: 'commands.keepExample', params: { name: nameOf(context, node.handler) } };
    return ok({ changes: [{ before, after }], label });
  },
});

/** Keeps a value that breaks the schema as typed. */
function withTyped(
  { blocks }: CommandContext,
  node: EditNode,
  language: Language,
  path: string,
  value: Json,
): EditNode {
  const layer = isMobilePath(path) ? mobileLayer(language) : language;
  const typed = withValueAt(formOptions(node, blocks, layer), plainPath(path), value);
  return { ...node, pending: { ...node.pending, [layer]: typed } };
}

function withTranslation(
  node: EditNode,
  language: Language,
  path: string,
  value: Json,
  source: Json,
): EditNode {
  const { [path]: _text, ...texts } = node.translations[language] ?? {};
  const { [path]: _print, ...prints } = node.sources[language] ?? {};
  const isWritten = value !== null;
  return {
    ...node,
    linkMeta: withoutExampleText(node.linkMeta, language, path),
    translations: {
      ...node.translations,
      [language]: isWritten ? { ...texts, [path]: value } : texts,
    },
    sources: {
      ...node.sources,
      [language]: isWritten ? { ...prints, [path]: fingerprint(source) } : prints,
    },
  };
}

/** Fills missing texts of a language with the original, to be overwritten. */
export const startTranslation = defineCommand<{
  readonly ids: readonly string[];
  readonly language: Language;
}>({
  name: 'startTranslation',
  plan(context, { ids, language }) {
    const changes = ids.flatMap((id) => {
      const before = context.nodes.get(id);
      if (!before) return [];
      const missing = translationsOf(before, context.blocks, language).filter(
        ({ state, source }) => state === 'missing' && !isEmptyText(source),
      );
      const after = missing.reduce(
        (node, { path, source }) => withTranslation(node, language, path, source, source),
        upToDate(before, context.blocks),
      );
      return missing.length === 0 ? [] : [{ before, after }];
    });
    return ok({ changes, label: { key: 'commands.startTranslation', params: { language } } });
  },
});
