import { stemmer } from '@orama/stemmers/german';
import { foldText } from '../../fold-text.ts';

/** Returns the stem of a German word, folded afterwards: the rules need the umlauts. */
export const germanStems = (word: string): string[] => [foldText(stemmer(word))];

/** Returns the word with umlauts where it has `ae`, `oe` and `ue`; null where it has none. */
export function withUmlauts(word: string): string | null {
  const written = word
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeq])ue/g, 'ü');
  return written === word ? null : written;
}
