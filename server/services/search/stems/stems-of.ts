import type { Language } from '#schemas/languages.ts';
import { foldText } from '../../fold-text.ts';
import { croatianStems } from './croatian.ts';

/** Returns the stems of a word in lower case, folded. */
export type Stems = (word: string) => readonly string[];

interface Stemmer {
  readonly stemmer: (word: string) => string;
}

const snowball: Readonly<Record<string, () => Promise<Stemmer>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  el: () => import('@orama/stemmers/greek'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  ga: () => import('@orama/stemmers/irish'),
  hu: () => import('@orama/stemmers/hungarian'),
  hy: () => import('@orama/stemmers/armenian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  ne: () => import('@orama/stemmers/nepali'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sr: () => import('@orama/stemmers/serbian'),
  sv: () => import('@orama/stemmers/swedish'),
  ta: () => import('@orama/stemmers/tamil'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
};

/** Stemmers of our own; each loads only what its language needs. */
const own: Readonly<Record<string, () => Promise<Stems>>> = {
  bs: async () => (word) => croatianStems(foldText(word)),
  hr: async () => (word) => croatianStems(foldText(word)),
  de: async () => (await import('./german.ts')).germanStems,
  en: async () => {
    const { englishStems } = await import('./english.ts');
    return (word) => englishStems(foldText(word));
  },
};

/** Returns the stemmer of a language; without one, words count as they are, folded. */
export async function stemsOf(language: Language): Promise<Stems> {
  const code = language.split('-')[0] ?? language;
  const rules = own[code];
  if (rules) return rules();
  const load = snowball[code];
  if (!load) return (word) => [foldText(word)];
  const { stemmer } = await load();
  return (word) => [...new Set([foldText(stemmer(word)), foldText(stemmer(foldText(word)))])];
}
