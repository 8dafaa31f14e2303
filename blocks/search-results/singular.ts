import type { Language } from '#schemas/languages.ts';

/** Croatian uses the singular for every count that ends in 1, other languages for 1 (SEARCH-04). */
export function isSingular(count: number, language: Language): boolean {
  return language === 'hr' ? count % 10 === 1 : count === 1;
}
