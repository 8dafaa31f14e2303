import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { Media } from '#schemas/entities/media.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { isPicture } from '../../../chrome/media/media-calls.ts';
import { acceptedEndings } from '../../../chrome/media/upload-limits.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useMediaUseName } from './media-uses.ts';
import { replaceFile } from './replace-file.ts';
import type { MediaWork } from './use-media-work.ts';

interface ReplaceButtonProps {
  readonly medium: Media;
  readonly work: MediaWork;
}

/** Replaces the file by another one, after showing its uses. */
export function ReplaceButton({ medium, work }: ReplaceButtonProps) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const client = useQueryClient();
  const nameOf = useMediaUseName();
  const [isSending, setSending] = useState(false);
  const replace = async (file: File | undefined) => {
    if (!file) return;
    const uses = await work.ask(api.call('mediaLibrary.uses', { ids: [medium.id] }));
    if (!uses) return;
    const isSure = await dialogs.confirm({
      title: t('library.replaceTitle'),
      text: t('library.replaceText', { name: file.name, smart_count: uses.length }),
      action: t('library.replace'),
      details: [...new Set(uses.map(nameOf))],
    });
    if (!isSure) return;
    setSending(true);
    await work.run(replaceFile(api, medium.id, file));
    setSending(false);
    await client.invalidateQueries({ queryKey: ['mediaUses', medium.id] });
  };
  return (
    <FileTrigger
      acceptedFileTypes={acceptedEndings(isPicture(medium) ? 'image' : 'file')}
      onSelect={(files) => void replace(files?.[0])}
    >
      <Button icon="replace" isDisabled={isSending}>
        {t('library.replace')}
      </Button>
    </FileTrigger>
  );
}
