import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { fail, ok } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
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
  const { found, retry } = useLoad(mediaKey, async () => {
    const media = await findMedia(api, [mediaKey]);
    if (!media.ok) return media;
    const [medium] = media.value;
    return medium ? ok(medium) : fail('mediaMissing', { params: { key: mediaKey } });
  });
  const [formId] = useState(() => `edit-media-${mediaKey}`);
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="large"
      title={t('media.editTitle')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isPending={isSaving}
            isDisabled={found.state !== 'ready'}
          >
            {t('media.save')}
          </Button>
        </>
      }
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <MediaForm id={formId} media={found.value} onSaving={setSaving} onSaved={close} />
      )}
    </Dialog>
  );
}
