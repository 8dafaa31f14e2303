import type { MediaFolder } from '#schemas/api/media-library.ts';
import type { Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import type { Place } from './use-place.ts';

export type FolderWork = ReturnType<typeof useFolderWork>;

type Run = <T>(call: Promise<Result<T>>) => Promise<T | null>;

/** Creates, renames, moves and deletes folders. */
export function useFolderWork(place: Place, run: Run) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  return {
    async add(): Promise<void> {
      const folder = { id: null, name: '', parentId: place.folder ?? null };
      const wanted = await dialogs.open(FolderDialog, { folder });
      const added = wanted && (await run(api.call('mediaLibrary.saveFolder', wanted)));
      if (added) place.go({ folder: String(added.id) });
    },
    async change({ id, name, parentId }: MediaFolder): Promise<void> {
      const wanted = await dialogs.open(FolderDialog, { folder: { id, name, parentId } });
      if (wanted) await run(api.call('mediaLibrary.saveFolder', wanted));
    },
    async remove({ id, name, parentId }: MediaFolder): Promise<void> {
      const isSure = await dialogs.confirm({
        title: t('library.removeFolder'),
        text: t('library.removeFolderText', { name }),
        action: t('media.delete'),
        danger: true,
      });
      if (!isSure || !(await run(api.call('mediaLibrary.removeFolder', { id })))) return;
      if (place.folder === id) place.go({ folder: parentId === null ? null : String(parentId) });
    },
  };
}
