import type { Language } from '#schemas/languages.ts';

/**
 * Whether a count takes the singular: every count that ends in 1 in languages that say 21 in the singular,
 * only 1 in others (SEARCH-04).
 */
export function isSingular(count: number, language: Language): boolean {
  const is21Singular = new Intl.PluralRules(language).select(21) === 'one';
  return is21Singular ? count % 10 === 1 : count === 1;
}
