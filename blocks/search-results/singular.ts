import type { Language } from '#schemas/languages.ts';

/** Languages that say 21 in the singular use it for every count that ends in 1, others for 1 (SEARCH-04). */
export function isSingular(count: number, language: Language): boolean {
  const is21Singular = new Intl.PluralRules(language).select(21) === 'one';
  return is21Singular ? count % 10 === 1 : count === 1;
}
