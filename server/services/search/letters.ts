/** Returns a set of the letters of a word as bits; letters may share a bit. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}

/** Whether a word with these letters lacks at most `allowed` of those typed. */
export function lacksFew(typed: number, letters: number, allowed: number): boolean {
  let missing = typed & ~letters;
  for (let count = 0; count < allowed && missing !== 0; count += 1) missing &= missing - 1;
  return missing === 0;
}
