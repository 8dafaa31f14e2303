import { useState } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { FolderChoice } from './folder-choice.tsx';
import { useFolders } from './folder-dialog.tsx';
import { LibraryTexts } from './library-texts.tsx';

interface MoveDialogProps extends Closing<{ readonly id: number | null }> {
  readonly current: number | null;
}

/** Prompts for the folder to move files to. */
export function MoveDialog(props: MoveDialogProps) {
  return (
    <LibraryTexts>
      <MoveForm {...props} />
    </LibraryTexts>
  );
}

function MoveForm({ current, close }: MoveDialogProps) {
  const t = useT();
  const folders = useFolders();
  const [id, setId] = useState(current);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('library.moveTitle')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" onPress={() => close({ id })}>
            {t('library.move')}
          </Button>
        </>
      }
    >
      <FolderChoice label={t('media.folder')} folders={folders} value={id} onChange={setId} />
    </Dialog>
  );
}
