import type { Language } from '#schemas/languages.ts';
import type { TranslationState } from '../../../chrome/forms/field-context.ts';
import { OutdatedMark, OutdatedNote } from './outdated-note.tsx';
import type { TranslationProblem } from './record-translations.ts';

/**
 * Returns what a form shows beside outdated translations. Null if none is outdated, so that fields do not
 * re-render with each key.
 */
export function outdatedStates(
  problems: readonly TranslationProblem[],
  onConfirm: (problem: TranslationProblem) => void,
) {
  const outdated = problems.filter(({ state }) => state === 'outdated');
  if (outdated.length === 0) return null;
  return (place: string, language: Language): TranslationState | null => {
    const problem = outdated.find((each) => each.place === place && each.language === language);
    if (!problem) return null;
    const note = <OutdatedNote problem={problem} onConfirm={onConfirm} />;
    return { mark: <OutdatedMark />, note };
  };
}
