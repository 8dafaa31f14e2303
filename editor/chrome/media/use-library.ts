import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { type AppError, ok } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { usePages } from '../dialogs/use-pages.ts';
import { EditMedia } from './edit-media.tsx';
import { findMedia, listMedia, type MediaKind, type MediaWish } from './media-calls.ts';
import { MediaUpload } from './media-upload.tsx';
import { useDeleteMedia } from './use-delete-media.ts';

interface LibraryStart {
  /** Key of the medium that is selected first. */
  readonly selected: string | null;
  readonly accept: MediaKind | undefined;
  readonly onChanged: ((key: string, media: Media | null) => void) | undefined;
}

const everything: MediaWish = { query: '', kind: 'all', access: 'all', order: 'newest' };

/** The listed media, the selected one, and what can be done with them. */
export function useLibrary({ selected, accept, onChanged }: LibraryStart) {
  const api = useEditorApi();
  const dialogs = useDialogs();
  const [wish, setWish] = useState<MediaWish>({ ...everything, kind: accept ?? 'all' });
  const media = usePages<Media>(JSON.stringify(wish), (_, last) => listMedia(api, wish, last));
  const { found: outline } = useLoad('outline', () => api.call('mediaLibrary.outline', {}));
  const [key, setKey] = useState(selected);
  const chosen = useChosen(key, media.rows);
  const remove = useDeleteMedia((gone) => {
    media.change((rows) => rows.filter((row) => row.key !== gone.key));
    onChanged?.(gone.key, null);
    setKey(null);
  });

  async function upload(files: readonly File[] = []): Promise<void> {
    const uploaded = await dialogs.open(MediaUpload, { accept, files });
    const [first] = uploaded ?? [];
    if (!uploaded || !first) return;
    const keys = uploaded.map((medium) => medium.key);
    // Uploading the same file again returns the existing medium.
    media.change((rows) => [...uploaded, ...rows.filter((row) => !keys.includes(row.key))]);
    setKey(first.key);
  }

  async function edit(medium: Media): Promise<void> {
    const edited = await dialogs.open(EditMedia, { mediaKey: medium.key });
    if (!edited) return;
    media.change((rows) => rows.map((row) => (row.key === edited.key ? edited : row)));
    onChanged?.(edited.key, edited);
  }

  return {
    outline: outline.state === 'ready' ? outline.value : null,
    wish,
    setWish,
    media,
    key,
    setKey,
    chosen,
    remove,
    upload,
    edit,
  };
}

/** The medium of the selected key: from the list, otherwise requested. */
export interface ChosenMedium {
  readonly medium: Media | undefined;
  readonly isLoading: boolean;
  readonly error: AppError | null;
}

function useChosen(key: string | null, listed: readonly Media[]): ChosenMedium {
  const api = useEditorApi();
  const inList = listed.find((medium) => medium.key === key);
  const wanted = key !== null && !inList ? key : '';
  const { found } = useLoad(wanted, () =>
    wanted === '' ? Promise.resolve(ok([])) : findMedia(api, [wanted]),
  );
  const requested = found.state === 'ready' ? found.value[0] : undefined;
  return {
    medium: inList ?? (requested?.key === key ? requested : undefined),
    isLoading: found.state === 'loading',
    error: found.state === 'failed' ? found.error : null,
  };
}
