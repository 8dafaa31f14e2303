import { isObject } from '#schemas/block/translations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { readStored } from '../read-stored.ts';

/** Unsaved input in the form of a record. */
export interface RecordDraft {
  /** Revision of the record that the input is based on; null for a new record. */
  readonly revision: string | null;
  /** New values of the changed fields. */
  readonly values: JsonObject;
  /** Values of the same fields before the input. */
  readonly base: JsonObject;
  /** Time of the last input, in ms since 1970. */
  readonly at: number;
}

const prefix = 'izlog-office-draft';
/** Age in ms above which drafts are deleted. */
const longest = 7 * 24 * 60 * 60 * 1000;

/** Returns the storage key of a draft. Each staff member has drafts of their own on this device. */
export const draftKey = (email: string, collection: string, id: string | null): string =>
  [prefix, email, collection, id ?? 'new'].join(' ');

export function readDraft(key: string, now = Date.now()): RecordDraft | null {
  const draft = readStored(key);
  if (isDraft(draft) && now - draft.at < longest) return draft;
  dropDraft(key);
  return null;
}

const isDraft = (value: unknown): value is RecordDraft =>
  isObject(value) && typeof value['at'] === 'number' && isObject(value['values']);

export const dropDraft = (key: string): void => localStorage.removeItem(key);

/** Stores a draft, or deletes it when nothing is changed. */
export function writeDraft(key: string, draft: Omit<RecordDraft, 'at'>, now = Date.now()): void {
  if (Object.keys(draft.values).length === 0) return dropDraft(key);
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, at: now }));
  } catch {
    // The browser's storage is full. The input is still in the form.
    dropDraft(key);
  }
}
