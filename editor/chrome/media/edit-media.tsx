import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { fail, ok } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { findMedia } from './media-calls.ts';
import { MediaForm } from './media-form.tsx';

interface EditMediaProps extends Closing<Media> {
  readonly mediaKey: string;
}

/** Edits a medium's texts, focal point, crop and access (MODAL-16). Closes with the saved medium. */
export function EditMedia({ mediaKey, close }: EditMediaProps) {
  const t = useT();
  const api = useEditorApi();
  const load = useLoad(mediaKey, async () => {
    const media = await findMedia(api, [mediaKey]);
    if (!media.ok) return media;
    const [medium] = media.value;
    return medium ? ok(medium) : fail('mediaMissing', { params: { key: mediaKey } });
  });
  const [formId] = useState(() => `edit-media-${mediaKey}`);
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      load={load}
      size="large"
      title={t('media.editTitle')}
      formId={formId}
      submit={t('media.save')}
      isSaving={isSaving}
      onClose={() => close()}
    >
      {(media) => <MediaForm id={formId} media={media} onSaving={setSaving} onSaved={close} />}
    </FormDialog>
  );
}
