import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { findMedia } from './media-calls.ts';
import {
  changedFields,
  changeOf,
  type FieldName,
  type MediaFields,
  mediaFields,
  mergeFields,
} from './media-fields.ts';

interface Editing {
  /** The medium as last read. */
  readonly media: Media;
  readonly fields: MediaFields;
  /** Fields that another editor changed too and that are not resolved yet. */
  readonly conflicts: readonly FieldName[];
  readonly error: AppError | null;
}

/** Unsaved changes to one medium. Changes of another editor are merged in. */
export function useMediaChanges(media: Media) {
  const api = useEditorApi();
  const [now, setNow] = useState<Editing>({
    media,
    fields: mediaFields(media),
    conflicts: [],
    error: null,
  });
  const saved = mediaFields(now.media);

  async function merge(error: AppError): Promise<null> {
    const fresh = error.code === 'conflict' ? await findMedia(api, [media.key]) : null;
    const theirs = fresh?.ok ? fresh.value[0] : undefined;
    if (!theirs) {
      setNow((before) => ({ ...before, error }));
      return null;
    }
    setNow((before) => {
      const merged = mergeFields(mediaFields(before.media), before.fields, mediaFields(theirs));
      return { media: theirs, ...merged, error };
    });
    return null;
  }

  return {
    fields: now.fields,
    conflicts: now.conflicts,
    theirs: saved,
    error: now.error,
    change(part: Partial<MediaFields>) {
      setNow((before) => ({ ...before, fields: { ...before.fields, ...part } as MediaFields }));
    },
    /** Resolves one conflict. */
    choose(name: FieldName, side: 'mine' | 'theirs') {
      setNow((before) => ({
        ...before,
        fields: side === 'mine' ? before.fields : { ...before.fields, [name]: saved[name] },
        conflicts: before.conflicts.filter((conflict) => conflict !== name),
      }));
    },
    /** Returns the saved medium; null when saving failed. */
    async save(): Promise<Media | null> {
      if (changedFields(saved, now.fields).length === 0) return now.media;
      setNow((before) => ({ ...before, error: null }));
      const change = changeOf(saved, now.fields, now.media.version);
      const result = await api.call('media.update', { id: now.media.id, ...change });
      return result.ok ? result.value : merge(result.error);
    },
  };
}
