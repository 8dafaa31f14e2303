const maxWords = 8;

/** Returns the distinct words of a typed text, in lower case; only the first few count. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  return [...new Set(words.filter(Boolean))].slice(0, maxWords);
}
