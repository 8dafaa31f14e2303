const most = 4;

/** Returns the known words that the author may have meant, the closest first. */
export function closeMatches(word: string, known: readonly string[]): string[] {
  return known
    .map((each) => ({ each, likeness: likeness(word, each) }))
    .filter(({ likeness }) => likeness > 0.4)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ each }) => each);
}

/** Share of letter pairs that two words have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return (2 * a.filter((pair) => b.includes(pair)).length) / (a.length + b.length);
}

const pairsOf = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2));
