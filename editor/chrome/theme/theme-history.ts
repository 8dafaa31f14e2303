import type { ThemeFile } from '#schemas/theme/theme-file.ts';

/** A theme with its earlier and undone states. */
export interface ThemeHistory {
  readonly file: ThemeFile;
  readonly past: readonly ThemeFile[];
  readonly future: readonly ThemeFile[];
  /** Topic of the last change. The next change with the same topic is merged with it. */
  readonly topic: string | null;
}

const longest = 200;

export const startHistory = (file: ThemeFile): ThemeHistory => ({
  file,
  past: [],
  future: [],
  topic: null,
});

export function change(history: ThemeHistory, topic: string, file: ThemeFile): ThemeHistory {
  if (file === history.file) return history;
  const isSame = topic === history.topic && history.past.length > 0;
  const past = isSame ? history.past : [...history.past, history.file].slice(-longest);
  return { file, past, future: [], topic };
}

export function undo({ file, past, future }: ThemeHistory): ThemeHistory {
  const before = past.at(-1);
  const rest = past.slice(0, -1);
  return before
    ? { file: before, past: rest, future: [file, ...future], topic: null }
    : { file, past, future, topic: null };
}

export function redo({ file, past, future: [next, ...rest] }: ThemeHistory): ThemeHistory {
  return next
    ? { file: next, past: [...past, file], future: rest, topic: null }
    : { file, past, future: [], topic: null };
}
