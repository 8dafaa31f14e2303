import type { Media } from '#schemas/entities/media.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { AltDialog } from './alt-dialog.tsx';
import { useMediaUseName } from './media-uses.ts';
import { MoveDialog } from './move-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import type { MediaWork } from './use-media-work.ts';

const idsOf = (media: readonly Media[]) => media.map(({ id }) => id);

/** Actions for one file or many. */
export function useMediaActions({ ask, run, change, choose }: MediaWork) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const nameOf = useMediaUseName();

  /** Asks for confirmation and lists all uses. Returns true when the user confirmed. */
  async function confirmRemoval(media: readonly Media[]): Promise<boolean> {
    const uses = await ask(api.call('mediaLibrary.uses', { ids: idsOf(media) }));
    if (!uses) return false;
    const details = [...new Set(uses.map(nameOf))];
    return dialogs.confirm({
      title: t('library.removeTitle', { smart_count: media.length }),
      text: t(details.length > 0 ? 'library.removeUsed' : 'library.removeUnused'),
      action: t('media.delete'),
      danger: true,
      details,
    });
  }

  return {
    async move(media: readonly Media[]): Promise<void> {
      const folder = await dialogs.open(MoveDialog, { current: media[0]?.folderId ?? null });
      if (folder) await change({ ids: idsOf(media), folderId: folder.id });
    },
    async tag(media: readonly Media[]): Promise<void> {
      const tags = await dialogs.open(TagsDialog, { media });
      if (tags) await change({ ids: idsOf(media), ...tags });
    },
    async describe(media: readonly Media[]): Promise<void> {
      const texts = await dialogs.open(AltDialog, { media });
      if (texts) await run(api.call('mediaLibrary.describe', texts));
    },
    async remove(media: readonly Media[]): Promise<void> {
      if (!(await confirmRemoval(media))) return;
      const ids = idsOf(media);
      const removed = await run(api.call('mediaLibrary.remove', { ids, evenIfUsed: true }));
      if (removed) choose([]);
    },
    async removeUnused(media: readonly Media[]): Promise<void> {
      const isSure = await dialogs.confirm({
        title: t('library.removeUnusedTitle'),
        text: t('library.removeUnusedText', { smart_count: media.length }),
        action: t('media.delete'),
        danger: true,
      });
      if (!isSure) return;
      const ids = idsOf(media);
      const removed = await run(api.call('mediaLibrary.remove', { ids, evenIfUsed: false }));
      if (removed) choose([]);
    },
  };
}
