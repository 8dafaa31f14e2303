const maxWords = 8;

/** The different words of what somebody typed, in lower case; the first few count. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter(Boolean))].slice(0, maxWords);
}
