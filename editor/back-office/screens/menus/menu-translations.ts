import type { JsonObject } from '#schemas/document/element.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { translationState } from '#schemas/editing/translation-state.ts';
import { furtherLanguages, isWritten } from '#schemas/entities/localized-texts.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { TranslationProblem } from '../../record/translations/record-translations.ts';
import { labelsOf, withEntries } from './menu-entries.ts';

/** Returns missing and outdated translations of the labels in the form. */
export function menuProblems(
  root: EditNode,
  entries: readonly JsonObject[],
): readonly TranslationProblem[] {
  const node = withEntries(root, entries);
  return labelsOf(entries).flatMap(([path, texts]) => {
    const now = String(texts[defaultLanguage] ?? '');
    if (!isWritten(now)) return [];
    return furtherLanguages.flatMap((language): TranslationProblem[] => {
      const text = { language, path, place: path, now };
      const state = translationState(node, language, path, now);
      if (state === 'missing') return [{ ...text, state }];
      return state === 'stale' ? [{ ...text, state: 'outdated' }] : [];
    });
  });
}

/** Returns the menu with a translation that counts as up to date. */
export function withConfirmed(
  node: EditNode,
  { path, language, now }: Pick<TranslationProblem, 'path' | 'language' | 'now'>,
): EditNode {
  const prints = { ...node.sources[language], [path]: fingerprint(now) };
  return { ...node, sources: { ...node.sources, [language]: prints } };
}
