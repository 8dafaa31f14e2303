/**
 * Normalises text for search: lower case without accents. In Unicode đ is a letter of its own, so it needs a
 * separate replacement.
 */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** Whether the text contains every word of the search. */
export function holdsWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
