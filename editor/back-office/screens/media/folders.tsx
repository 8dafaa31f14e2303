import { Button as AriaButton } from 'react-aria-components';
import type { MediaFolder, MediaOutline } from '#schemas/api/media-library.ts';
import { depthOf } from '../../../chrome/media/folder-tree.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import styles from './media.module.css';
import type { FolderWork } from './use-folder-work.ts';
import type { Place } from './use-place.ts';

interface FoldersProps {
  readonly place: Place;
  readonly outline: MediaOutline;
  readonly folders: FolderWork;
}

/** The folders of the library, each with its number of files. */
export function Folders({ place, outline, folders }: FoldersProps) {
  const t = useT();
  return (
    <nav className={styles.folders} aria-label={t('library.folders')}>
      <ul>
        <FolderLink
          icon="layers"
          label={t('library.allFiles')}
          isOpen={place.folder === undefined}
          onPress={() => place.go({ folder: null })}
        />
        <FolderLink
          icon="folder"
          label={t('library.top')}
          isOpen={place.folder === null}
          onPress={() => place.go({ folder: '0' })}
        />
        {outline.folders.map((folder) => (
          <FolderRow
            key={folder.id}
            folder={folder}
            depth={depthOf(outline.folders, folder)}
            place={place}
            folders={folders}
          />
        ))}
      </ul>
      <Button icon="plus" tone="quiet" onPress={() => void folders.add()}>
        {t('library.newFolder')}
      </Button>
    </nav>
  );
}

interface FolderLinkProps {
  readonly icon: 'folder' | 'layers';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function FolderLink({ icon, label, isOpen, onPress }: FolderLinkProps) {
  return (
    <li className={styles.folder} data-open={isOpen || undefined}>
      <AriaButton
        className={styles.open}
        aria-current={isOpen ? 'true' : undefined}
        onPress={onPress}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </AriaButton>
    </li>
  );
}

interface FolderRowProps {
  readonly folder: MediaFolder;
  readonly depth: number;
  readonly place: Place;
  readonly folders: FolderWork;
}

function FolderRow({ folder, depth, place, folders }: FolderRowProps) {
  const t = useT();
  const { id, name, files } = folder;
  const isOpen = place.folder === id;
  return (
    <li
      className={styles.folder}
      data-open={isOpen || undefined}
      style={{ paddingInlineStart: `${depth * 16}px` }}
    >
      <AriaButton
        className={styles.open}
        aria-current={isOpen ? 'true' : undefined}
        onPress={() => place.go({ folder: String(id) })}
      >
        <Icon name="folder" />
        <span>{name}</span>
        <small>{files}</small>
      </AriaButton>
      <Menu
        label={t('library.folderActions', { name })}
        trigger={
          <IconButton icon="ellipsis-vertical" label={t('library.folderActions', { name })} />
        }
      >
        <MenuItem
          icon="pencil"
          label={t('library.changeFolder')}
          onAction={() => void folders.change(folder)}
        />
        <MenuItem
          icon="trash-2"
          label={t('library.removeFolder')}
          onAction={() => void folders.remove(folder)}
        />
      </Menu>
    </li>
  );
}
