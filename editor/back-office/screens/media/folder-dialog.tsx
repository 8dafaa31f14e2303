import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import { FolderChoice } from './folder-choice.tsx';
import { LibraryTexts } from './library-texts.tsx';
import styles from './media.module.css';

type Folder = EndpointInput<'mediaLibrary.saveFolder'>;

interface FolderDialogProps extends Closing<Folder> {
  readonly folder: Folder;
}

/** Prompts for the name and the parent of a folder. */
export function FolderDialog(props: FolderDialogProps) {
  return (
    <LibraryTexts>
      <FolderForm {...props} />
    </LibraryTexts>
  );
}

function FolderForm({ folder, close }: FolderDialogProps) {
  const t = useT();
  const [name, setName] = useState(folder.name);
  const [parentId, setParentId] = useState(folder.parentId);
  const folders = useFolders();
  return (
    <Dialog
      isOpen
      size="small"
      title={t(folder.id === null ? 'library.newFolder' : 'library.changeFolder')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form="media-folder" isDisabled={name.trim() === ''}>
            {t('media.save')}
          </Button>
        </>
      }
    >
      <form
        id="media-folder"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          close({ id: folder.id, name: name.trim(), parentId });
        }}
      >
        <TextLine autoFocus label={t('library.folderName')} value={name} onChange={setName} />
        <FolderChoice
          label={t('library.inFolder')}
          folders={folders}
          without={folder.id}
          value={parentId}
          onChange={setParentId}
        />
      </form>
    </Dialog>
  );
}

export function useFolders() {
  const api = useEditorApi();
  const { data } = useQuery({
    queryKey: ['mediaOutline'],
    queryFn: () => api.call('mediaLibrary.outline', {}),
  });
  return data?.ok ? data.value.folders : [];
}
