/** A run of text that was kept, added or removed. */
export interface TextRun {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Maximum number of table cells. Longer texts are shown as replaced where they differ. */
const maxCells = 1_000_000;

/** Compares two texts word by word, keeping the longest common subsequence of words. */
export function wordDiff(before: string, after: string): TextRun[] {
  const [one, other] = [words(before), words(after)];
  const start = commonStart(one, other);
  const end = commonStart(one.slice(start).toReversed(), other.slice(start).toReversed());
  const middle = middleRuns(
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  );
  const runs: TextRun[] = [
    { kind: 'same', text: one.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ];
  return joined(runs);
}

/** Splits text into words, the white space between them, and single punctuation characters. */
function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

/** Returns how many words two texts share at their start. */
export function commonStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

function middleRuns(one: readonly string[], other: readonly string[]): TextRun[] {
  if (one.length * other.length > maxCells) {
    return [
      { kind: 'removed', text: one.join('') },
      { kind: 'added', text: other.join('') },
    ];
  }
  const lengths = commonLengths(one, other);
  const width = other.length + 1;
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const runs: TextRun[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [left = '', right = ''] = [one[i], other[j]];
    if (i < one.length && j < other.length && left === right) {
      runs.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (i < one.length && (j === other.length || at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: 'removed', text: left });
      i++;
    } else {
      runs.push({ kind: 'added', text: right });
      j++;
    }
  }
  return runs;
}

/** Returns the length of the longest common subsequence from each pair of positions on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        one[i] === other[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}

function joined(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === '') continue;
    if (last?.kind === run.kind) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
