import { DropZone } from 'react-aria-components';
import { droppedFiles } from '../../../chrome/media/given-files.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Folders } from './folders.tsx';
import { LibraryTexts } from './library-texts.tsx';
import styles from './media.module.css';
import { MediaBulk } from './media-bulk.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaTiles } from './media-tiles.tsx';
import { MediaTools } from './media-tools.tsx';
import { Trail } from './trail.tsx';
import { useMediaWork } from './use-media-work.ts';

/** The files of the shop, in folders. */
export function MediaScreen() {
  return (
    <LibraryTexts>
      <Library />
    </LibraryTexts>
  );
}

function Library() {
  const t = useT();
  const work = useMediaWork();
  const { media, chosen, place } = work;
  const [only] = chosen;
  return (
    <DropZone
      className={styles.screen}
      aria-label={t('media.dropHere')}
      onDrop={async (event) => {
        const files = await droppedFiles(event);
        if (files.length > 0) await work.upload(files);
      }}
    >
      <header className={styles.head}>
        <h1>{t('office.screen_media')}</h1>
        <Button tone="primary" icon="upload" onPress={() => void work.upload()}>
          {t('media.upload')}
        </Button>
      </header>
      <div className={styles.panes}>
        <Folders place={place} outline={work.outline} folders={work.folderWork} />
        <div className={styles.list}>
          <Trail place={place} folders={work.outline.folders} />
          <MediaTools place={place} tags={work.outline.tags} />
          {work.error && (
            <p role="alert">
              <ErrorLine error={work.error} />
            </p>
          )}
          <p className={styles.count} role="status">
            {media.state === 'ready' &&
              t(media.isCapped ? 'media.over' : 'media.count', { smart_count: media.total })}
          </p>
          {chosen.length > 1 && <MediaBulk work={work} />}
          <MediaTiles work={work} />
        </div>
        {only && chosen.length === 1 && <MediaDetails key={only.id} medium={only} work={work} />}
      </div>
    </DropZone>
  );
}
