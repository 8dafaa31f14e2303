import type { EditNode } from '#schemas/editing/node.ts';
import type { HistoryEntry, HistoryState } from '../../model/commands/history.ts';

/** A node that differs from the server's version. */
export interface UnsavedNode {
  readonly id: string;
  /** The server's version when it was edited; null: it was new. */
  readonly base: EditNode | null;
  /** The local version; null: removed. */
  readonly mine: EditNode | null;
  /** Whether the node was locked on the server and unlocked here, even if it has been locked again since. */
  readonly isUnlocked?: true;
}

/** The journal of one tab. */
export interface JournalRecord {
  readonly tab: string;
  /** The user who made the changes. */
  readonly user: string;
  /** ms since 1970. */
  readonly at: number;
  readonly unsaved: readonly UnsavedNode[];
  readonly history: HistoryState;
}

/** Stored under `tab <id>`. The steps of the history are stored separately under `step <tab> <number>`. */
export interface StoredTab {
  readonly user: string;
  readonly at: number;
  readonly unsaved: readonly UnsavedNode[];
  readonly steps: readonly number[];
  readonly done: number;
}

export const tabKey = (tab: string) => `tab ${tab}`;
export const stepKey = (tab: string, step: number) => `step ${tab} ${step}`;

/** Returns all readable journals, and the keys of entries that are unreadable or belong to none. */
export function readRecords(stored: readonly (readonly [string, string])[]): {
  readonly records: readonly JournalRecord[];
  readonly stray: readonly string[];
} {
  const texts = new Map(stored);
  const used = new Set<string>();
  const records = stored.flatMap(([key, text]): JournalRecord[] => {
    const tab = key.startsWith('tab ') ? key.slice(4) : null;
    const value = tab === null ? null : parse<StoredTab>(text);
    if (tab === null || !value || !Array.isArray(value.unsaved)) return [];
    const keys = value.steps.map((step) => stepKey(tab, step));
    for (const each of [key, ...keys]) used.add(each);
    const entries = keys.flatMap((each) => parse<HistoryEntry>(texts.get(each) ?? '') ?? []);
    const isWhole = entries.length === keys.length;
    const history = isWhole ? { entries, done: value.done } : { entries: [], done: 0 };
    return [{ tab, user: value.user, at: value.at, unsaved: value.unsaved, history }];
  });
  return { records, stray: stored.flatMap(([key]) => (used.has(key) ? [] : key)) };
}

/** Returns those of the stored keys that belong to a tab. */
export function keysOfTab(tab: string, keys: readonly string[]): string[] {
  return keys.filter((key) => key === tabKey(tab) || key.startsWith(`step ${tab} `));
}

function parse<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
