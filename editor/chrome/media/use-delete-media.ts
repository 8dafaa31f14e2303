import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { useBlockText } from '../dialogs/block-text.ts';
import { findMediaUses } from './media-calls.ts';
import { usedDocuments } from './media-facts.tsx';

/** Deletes a medium after the user has seen its uses and confirmed. */
export function useDeleteMedia(onDeleted: (media: Media) => void) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const nameOf = useBlockText();
  const [error, setError] = useState<AppError | null>(null);

  async function prompt(media: Media): Promise<void> {
    setError(null);
    const uses = await findMediaUses(api, media.key);
    if (!uses.ok) return setError(uses.error);
    const details = usedDocuments(uses.value).map(({ title }) => nameOf(title));
    const sure = await dialogs.confirm({
      title: t('media.deleteTitle'),
      text: t(details.length > 0 ? 'media.deleteUsed' : 'media.deleteUnused', {
        title: media.title || media.key,
        smart_count: details.length,
      }),
      action: t('media.delete'),
      danger: true,
      details,
    });
    if (!sure) return;
    const deleted = await api.call('media.delete', { id: media.id });
    if (deleted.ok) onDeleted(media);
    else setError(deleted.error);
  }

  return { error, prompt };
}
