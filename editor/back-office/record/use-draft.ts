import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { useBackOffice } from '../context.ts';
import { draftKey, dropDraft, type RecordDraft, readDraft, writeDraft } from './draft.ts';

/** ms after the last keystroke until the draft is stored. */
const pause = 400;

/** Returns earlier unsaved input of this form, and a function that deletes it. */
export function useDraft(collection: string, row: CollectionRow | null) {
  const { email } = useBackOffice();
  const key = draftKey(email, collection, row?.id ?? null);
  const [restored, setRestored] = useState<RecordDraft | null>(() => readDraft(key));
  return {
    key,
    restored,
    /** Call when the input was saved or discarded. */
    drop() {
      dropDraft(key);
      setRestored(null);
    },
  };
}

/** Stores the input on this device, so that it survives a closed window or a link to another page. */
export function useKeptDraft(
  key: string,
  revision: string | null,
  changes: JsonObject,
  stored: JsonObject,
): void {
  const base = Object.fromEntries(
    Object.keys(changes).map((field) => [field, stored[field] ?? null]),
  );
  const text = JSON.stringify({ revision, values: changes, base });
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => {
    // Between the response to a save and its render, the timer may store the saved input once more. A form
    // that opens soon after would restore it.
    if (!isChanged) return dropDraft(key);
    const timer = setTimeout(() => write(key, text), pause);
    return () => clearTimeout(timer);
  }, [key, text, isChanged]);
  const keep = useEffectEvent(() => write(key, text));
  useEffect(() => {
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
}

const write = (key: string, text: string): void =>
  writeDraft(key, JSON.parse(text) as Omit<RecordDraft, 'at'>);
