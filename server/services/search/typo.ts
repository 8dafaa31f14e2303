/** Whether a word or its beginning differs from the typed text by at most `allowed` typos. */
export function beginsNear(typed: string, word: string, allowed: number): boolean {
  if (word.length < typed.length - allowed) return false;
  const ends = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  return [word, ...ends].some((target) => distance(typed, target) <= allowed);
}

/** Number of typos: a letter added, missing or replaced, or two letters swapped; infinite for lengths far apart. */
export function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
