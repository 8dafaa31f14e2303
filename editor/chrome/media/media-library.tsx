import { type ClipboardEvent, useState } from 'react';
import { DropZone, isFileDropItem } from 'react-aria-components';
import type { Media } from '#schemas/entities/media.ts';
import { ok } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { ErrorLine, Waiting } from '../../ui/dialogs/states.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { usePages } from '../dialogs/use-pages.ts';
import { EditMedia } from './edit-media.tsx';
import { findMedia, listMedia, type MediaKind, type MediaWish } from './media-calls.ts';
import { MediaFacts } from './media-facts.tsx';
import { MediaFilter } from './media-filter.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media-library.module.css';
import { MediaUpload } from './media-upload.tsx';
import { useDeleteMedia } from './use-delete-media.ts';

export interface MediaLibraryProps extends Closing<string | null> {
  readonly selected?: string | null;
  /** Offers only media of this kind. */
  readonly accept?: MediaKind | undefined;
  /** Opens the library to manage media; nothing is chosen. */
  readonly isBrowsing?: boolean;
  /** Called for every medium that was changed, or deleted (null), before the dialog closes. */
  readonly onChanged?: (key: string, media: Media | null) => void;
}

const everything: MediaWish = { query: '', kind: 'all', access: 'all', order: 'newest' };

/** The media library (MODAL-01). Closes with the key of the chosen medium, or null to remove it. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { selected = null, accept, isBrowsing = false, onChanged, close } = props;
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const [wish, setWish] = useState<MediaWish>({ ...everything, kind: accept ?? 'all' });
  const media = usePages(JSON.stringify(wish), (page) => listMedia(api, wish, page));
  const [key, setKey] = useState(selected);
  const change = (changed: Media) => {
    media.change((rows) => rows.map((row) => (row.key === changed.key ? changed : row)));
    onChanged?.(changed.key, changed);
  };
  const remove = useDeleteMedia((gone) => {
    media.change((rows) => rows.filter((row) => row.key !== gone.key));
    onChanged?.(gone.key, null);
    setKey(null);
  });
  const shown = useChosen(key, media.rows);
  const upload = async (files: readonly File[] = []) => {
    const uploaded = await dialogs.open(MediaUpload, { accept, files });
    const [first] = uploaded ?? [];
    if (!uploaded || !first) return;
    const keys = uploaded.map((medium) => medium.key);
    // Uploading the same file again returns the existing medium.
    media.change((rows) => [...uploaded, ...rows.filter((row) => !keys.includes(row.key))]);
    setKey(first.key);
  };
  const edit = async (medium: Media) => {
    const edited = await dialogs.open(EditMedia, { mediaKey: medium.key });
    if (edited) change(edited);
  };
  const act = () => {
    if (!isBrowsing && key !== null) close(key);
    else if (shown.medium) void edit(shown.medium);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    // The drop zone would handle the files a second time.
    event.stopPropagation();
    event.preventDefault();
    void upload(files);
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
      <div className={styles.paste} onPaste={paste}>
        <DropZone
          className={styles.library}
          aria-label={t('media.dropHere')}
          onDrop={async ({ items }) => {
            const files = await Promise.all(
              items.filter(isFileDropItem).map((item) => item.getFile()),
            );
            if (files.length > 0) await upload(files);
          }}
        >
          <MediaFilter
            wish={wish}
            accept={accept}
            onChange={(part) => setWish({ ...wish, ...part })}
            onUpload={() => void upload()}
          />
          <p className={styles.count} role="status">
            {media.state === 'ready' && t('media.count', { smart_count: media.total })}
          </p>
          <div className={styles.panes}>
            <MediaGrid
              media={media}
              selected={key}
              onSelect={setKey}
              onChoose={act}
              onDelete={() => shown.medium && void remove.prompt(shown.medium)}
            />
            {key !== null && (
              <aside className={styles.facts} aria-label={t('media.facts')}>
                {shown.medium ? (
                  <>
                    <div className={styles.scroll}>
                      <MediaFacts media={shown.medium} />
                    </div>
                    <div className={styles.acts}>
                      <Button icon="pencil" onPress={() => shown.medium && void edit(shown.medium)}>
                        {t('media.edit')}
                      </Button>
                      <Button
                        icon="trash-2"
                        onPress={() => shown.medium && void remove.prompt(shown.medium)}
                      >
                        {t('media.delete')}
                      </Button>
                    </div>
                  </>
                ) : shown.isLoading ? (
                  <Waiting />
                ) : (
                  <ErrorLine error={shown.error ?? { code: 'mediaMissing', params: { key } }} />
                )}
              </aside>
            )}
          </div>
        </DropZone>
      </div>
    </Dialog>
  );
}

/** Returns the medium of the key: from the list, otherwise requested. */
function useChosen(key: string | null, listed: readonly Media[]) {
  const api = useEditorApi();
  const inList = listed.find((medium) => medium.key === key);
  const wanted = key !== null && !inList ? key : '';
  const { found } = useLoad(wanted, () =>
    wanted === '' ? Promise.resolve(ok([])) : findMedia(api, [wanted]),
  );
  const requested = found.state === 'ready' ? found.value[0] : undefined;
  return {
    medium: inList ?? (requested?.key === key ? requested : undefined),
    isLoading: found.state === 'loading',
    error: found.state === 'failed' ? found.error : null,
  };
}
