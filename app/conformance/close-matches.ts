const most = 4;

/** Known words that somebody may have meant, the closest first. */
export function closeMatches(word: string, known: readonly string[]): string[] {
  return known
    .map((each) => ({ each, likeness: likeness(word, each) }))
    .filter(({ likeness }) => likeness > 0.4)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ each }) => each);
}

/** How many pairs of letters two words share: 0 for none, 1 for all. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return (2 * a.filter((pair) => b.includes(pair)).length) / (a.length + b.length);
}

const pairsOf = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2));
