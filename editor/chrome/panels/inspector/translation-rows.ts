import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { TranslationState } from '#schemas/editing/translation-state.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { type TranslatedField, translationsOf } from '../../../model/document/translations.ts';

/** Languages to translate into. */
export const targetLanguages: readonly Language[] = languages.filter(
  (language) => language !== defaultLanguage,
);

export type Progress = Readonly<Record<TranslationState, number>>;

const known = new WeakMap<EditNode, Map<Language, readonly TranslatedField[]>>();

/** Returns the texts of a node with their translations. Cached per node, which is immutable. */
export function textsOf(
  node: EditNode,
  blocks: EditorBlocks,
  language: Language,
): readonly TranslatedField[] {
  const byLanguage = known.get(node) ?? new Map<Language, readonly TranslatedField[]>();
  known.set(node, byLanguage);
  const before = byLanguage.get(language);
  if (before) return before;
  const texts = translationsOf(node, blocks, language);
  byLanguage.set(language, texts);
  return texts;
}

export function progressOf(
  nodes: readonly EditNode[],
  blocks: EditorBlocks,
  language: Language,
): Progress {
  const count = { ok: 0, example: 0, stale: 0, missing: 0 };
  for (const node of nodes) {
    for (const { state } of textsOf(node, blocks, language)) count[state]++;
  }
  return count;
}

/** Rich text is edited on the page or in its field, not in a text line. */
export const isRich = ({ source }: Pick<TranslatedField, 'source'>): boolean => isObject(source);
