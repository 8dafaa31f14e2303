import { useEffect, useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { useBackOffice } from '../context.ts';
import { draftKey, dropDraft, type RecordDraft, readDraft, writeDraft } from './draft.ts';

/** ms after the last key. */
const pause = 400;

/** What was typed into this form before, and its storage while it is typed. */
export function useDraft(collection: string, row: CollectionRow | null) {
  const { email } = useBackOffice();
  const key = draftKey(email, collection, row?.id ?? null);
  const [restored, setRestored] = useState<RecordDraft | null>(() => readDraft(key));
  return {
    key,
    restored,
    /** Saved or given up. */
    drop() {
      dropDraft(key);
      setRestored(null);
    },
  };
}

/** Keeps what is typed on this device, so that a closed window loses nothing. */
export function useKeptDraft(
  key: string,
  revision: string | null,
  changes: JsonObject,
  stored: JsonObject,
): void {
  const text = JSON.stringify(changes);
  const base = JSON.stringify(
    Object.fromEntries(Object.keys(changes).map((field) => [field, stored[field] ?? null])),
  );
  useEffect(() => {
    const keep = () =>
      writeDraft(key, {
        revision,
        values: JSON.parse(text) as JsonObject,
        base: JSON.parse(base) as JsonObject,
      });
    const timer = setTimeout(keep, pause);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [key, revision, text, base]);
}
