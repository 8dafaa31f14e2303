import { DropZone } from 'react-aria-components';
import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { ChosenMedia } from './chosen-media.tsx';
import { droppedFiles, takePasted } from './given-files.ts';
import type { MediaKind } from './media-calls.ts';
import { MediaFilter } from './media-filter.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media-library.module.css';
import { useLibrary } from './use-library.ts';

export interface MediaLibraryProps extends Closing<string | null> {
  readonly selected?: string | null;
  /** Offers only media of this kind. */
  readonly accept?: MediaKind | undefined;
  /** Opens the library to manage media; nothing is chosen. */
  readonly isBrowsing?: boolean;
  /** Called for every medium that was changed, or deleted (null), before the dialog closes. */
  readonly onChanged?: (key: string, media: Media | null) => void;
}

/** The media library (MODAL-01). Closes with the key of the chosen medium, or null to remove it. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { selected = null, accept, isBrowsing = false, onChanged, close } = props;
  const t = useT();
  const library = useLibrary({ selected, accept, onChanged });
  const { wish, media, key, chosen, remove, upload } = library;
  const edit = (medium: Media) => void library.edit(medium);
  const act = () => {
    if (!isBrowsing && key !== null) close(key);
    else if (chosen.medium) edit(chosen.medium);
  };
  return (
    <Dialog
      isOpen
      title={t('media.library')}
      size="large"
      onClose={() => close()}
      actions={
        <>
          {remove.error && <ErrorLine error={remove.error} />}
          {selected !== null && (
            <Button tone="quiet" onPress={() => close(null)}>
              {t('media.takeOff')}
            </Button>
          )}
          <Button onPress={() => close()}>{t(isBrowsing ? 'ui.close' : 'ui.cancel')}</Button>
          {!isBrowsing && (
            <Button tone="primary" isDisabled={key === null} onPress={() => close(key)}>
              {t('ui.choose')}
            </Button>
          )}
        </>
      }
    >
      <div
        className={styles.paste}
        onPaste={(event) => takePasted(event, (files) => void upload(files))}
      >
        <DropZone
          className={styles.library}
          aria-label={t('media.dropHere')}
          onDrop={async (event) => {
            const files = await droppedFiles(event);
            if (files.length > 0) await upload(files);
          }}
        >
          <MediaFilter
            wish={wish}
            outline={library.outline}
            accept={accept}
            onChange={(part) => library.setWish({ ...wish, ...part })}
            onUpload={() => void upload()}
          />
          <p className={styles.count} role="status">
            {media.state === 'ready' &&
              t(media.isCapped ? 'media.over' : 'media.count', { smart_count: media.total })}
          </p>
          <div className={styles.panes}>
            <MediaGrid
              media={media}
              selected={key}
              onSelect={library.setKey}
              onChoose={act}
              onDelete={() => chosen.medium && void remove.prompt(chosen.medium)}
            />
            {key !== null && (
              <ChosenMedia
                mediaKey={key}
                chosen={chosen}
                onEdit={edit}
                onDelete={(medium) => void remove.prompt(medium)}
              />
            )}
          </div>
        </DropZone>
      </div>
    </Dialog>
  );
}
