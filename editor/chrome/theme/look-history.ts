import type { ThemeFile } from '#schemas/theme/theme-file.ts';

/** A look with what it was before. */
export interface LookHistory {
  readonly file: ThemeFile;
  readonly past: readonly ThemeFile[];
  readonly future: readonly ThemeFile[];
  /** What the last change was about; the next change of the same value joins it. */
  readonly topic: string | null;
}

const longest = 200;

export const startHistory = (file: ThemeFile): LookHistory => ({
  file,
  past: [],
  future: [],
  topic: null,
});

export function change(history: LookHistory, topic: string, file: ThemeFile): LookHistory {
  if (file === history.file) return history;
  const isSame = topic === history.topic && history.past.length > 0;
  const past = isSame ? history.past : [...history.past, history.file].slice(-longest);
  return { file, past, future: [], topic };
}

export function undo({ file, past, future }: LookHistory): LookHistory {
  const before = past.at(-1);
  const rest = past.slice(0, -1);
  return before
    ? { file: before, past: rest, future: [file, ...future], topic: null }
    : { file, past, future, topic: null };
}

export function redo({ file, past, future: [next, ...rest] }: LookHistory): LookHistory {
  return next
    ? { file: next, past: [...past, file], future: rest, topic: null }
    : { file, past, future: [], topic: null };
}
