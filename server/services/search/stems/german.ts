import { stemmer } from '@orama/stemmers/german';
import { foldText } from '../../fold-text.ts';

/** Adjectives of materials have the stem of the material. */
const materials: Readonly<Record<string, string>> = {
  glasern: 'glas',
  holzern: 'holz',
  ledern: 'led',
  seiden: 'seid',
  silbern: 'silb',
};

/** Returns the stem of a German word, folded afterwards: the rules need the umlauts. */
export function germanStems(word: string): string[] {
  const stem = foldText(stemmer(word));
  // The `er` of `Poster` belongs to the stem.
  if (/^posters?$/.test(word)) return ['poster'];
  return [materials[stem] ?? stem];
}

/** Returns the word with umlauts where it has `ae`, `oe` and `ue`; null where it has none. */
export function withUmlauts(word: string): string | null {
  const written = word
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeq])ue/g, 'ü');
  return written === word ? null : written;
}
