import type { Language } from '#schemas/languages.ts';
import { croatianBases } from './croatian.ts';
import { smallWords } from './small-words.ts';
import { type Stems, stemsOf } from './stems-of.ts';

/** Rules for the texts and queries of a language. */
export interface LanguageRules {
  readonly stems: Stems;
  /** Whether compounds are written as one word. */
  readonly splits: boolean;
  /** Stems that a folded word may come from, as `zastav` for `zastavica`. */
  readonly bases: Stems;
  /** Words that a query does not need, folded. */
  readonly small: ReadonlySet<string>;
}

const splitting = ['da', 'de', 'nl', 'no', 'sv'];
/** Languages that use the words of another language. */
const sameWords: Readonly<Record<string, string>> = { bs: 'hr', sr: 'hr' };

/** Languages in which derived words find the nouns they come from. */
const bases: Readonly<Record<string, Stems>> = { hr: croatianBases };

export async function languageRules(language: Language): Promise<LanguageRules> {
  const code = language.split('-')[0] ?? language;
  const words = sameWords[code] ?? code;
  return {
    stems: await stemsOf(language),
    splits: splitting.includes(code),
    bases: bases[words] ?? (() => []),
    small: smallWords(words),
  };
}
