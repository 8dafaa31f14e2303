import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { MediaOutline } from '#schemas/api/media-library.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { usePages } from '../../../chrome/dialogs/use-pages.ts';
import { EditMedia } from '../../../chrome/media/edit-media.tsx';
import { listMedia } from '../../../chrome/media/media-calls.ts';
import { MediaUpload } from '../../../chrome/media/media-upload.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useFolderWork } from './use-folder-work.ts';
import { usePlace } from './use-place.ts';

export type MediaWork = ReturnType<typeof useMediaWork>;

const noOutline: MediaOutline = { folders: [], tags: [] };
const outlineKey = ['mediaOutline'];

/** The listed files, the selected ones, and actions on them. */
export function useMediaWork() {
  const api = useEditorApi();
  const dialogs = useDialogs();
  const client = useQueryClient();
  const place = usePlace();
  const [turn, setTurn] = useState(0);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<AppError | null>(null);
  const media = usePages<Media>(JSON.stringify([place.wish, turn]), (_, last) =>
    listMedia(api, place.wish, last),
  );
  const outline = useQuery({
    queryKey: outlineKey,
    queryFn: () => api.call('mediaLibrary.outline', {}),
  });

  async function refresh(): Promise<void> {
    setTurn((now) => now + 1);
    await client.invalidateQueries({ queryKey: outlineKey });
  }

  /** Returns the value of a call; null if it failed, in which case its error is shown. */
  async function ask<T>(call: Promise<Result<T>>): Promise<T | null> {
    const result = await call;
    setError(result.ok ? null : result.error);
    return result.ok ? result.value : null;
  }

  /** Makes a change and loads the library again. */
  async function run<T>(call: Promise<Result<T>>): Promise<T | null> {
    const value = await ask(call);
    if (value !== null) await refresh();
    return value;
  }

  const change = (input: EndpointInput<'mediaLibrary.change'>) =>
    run(api.call('mediaLibrary.change', input));

  async function upload(files: readonly File[] = []): Promise<void> {
    const uploaded = await dialogs.open(MediaUpload, { files });
    if (!uploaded || uploaded.length === 0) return;
    if (place.folder) await change({ ids: uploaded.map(({ id }) => id), folderId: place.folder });
    else await refresh();
    setKeys(new Set(uploaded.map(({ key }) => key)));
  }

  async function edit(medium: Media): Promise<void> {
    if (await dialogs.open(EditMedia, { mediaKey: medium.key })) await refresh();
  }

  return {
    place,
    media,
    error,
    outline: outline.data?.ok ? outline.data.value : noOutline,
    folderWork: useFolderWork(place, run),
    chosen: media.rows.filter(({ key }) => keys.has(key)),
    choose: (chosen: Iterable<string>) => setKeys(new Set(chosen)),
    ask,
    run,
    change,
    upload,
    edit,
  };
}
