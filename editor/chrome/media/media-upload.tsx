import { useState, useSyncExternalStore } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { maxFiles, upload } from '#schemas/constants.ts';
import type { Media } from '#schemas/entities/media.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import type { EditorApi } from '../../session/api/editor-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { droppedFiles, takePasted } from './given-files.ts';
import type { MediaKind } from './media-calls.ts';
import styles from './media-upload.module.css';
import { acceptedEndings } from './upload-limits.ts';
import type { UploadItem } from './upload-list.ts';
import { createUploadQueue } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

interface MediaUploadProps extends Closing<readonly Media[]> {
  readonly accept?: MediaKind | undefined;
  /** Initial files. */
  readonly files?: readonly File[];
}

/** Uploads files with their texts in the default language (MODAL-02). Closes with the new media. */
export function MediaUpload({ accept, files = [], close }: MediaUploadProps) {
  const t = useT();
  const api = useEditorApi();
  const [{ queue, refused }] = useState(() => startQueue(api, accept, files));
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const [error, setError] = useState<AppError | null>(refused);
  const notify = (result: Result<true>) => setError(result.ok ? null : result.error);
  const add = (added: readonly File[]) => notify(queue.add(added));
  const isSending = items.some(({ state }) => state === 'sending');
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  const leave = () => {
    const uploaded = mediaOf(queue.items());
    queue.stop();
    close(uploaded.length > 0 ? uploaded : undefined);
  };
  const send = async () => {
    await queue.send();
    const now = queue.items();
    if (now.length > 0 && now.every(({ state }) => state === 'done')) close(mediaOf(now));
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('media.uploadTitle')}
      onClose={leave}
      actions={
        <>
          <Button onPress={leave}>
            {t(mediaOf(items).length > 0 ? 'media.done' : 'ui.cancel')}
          </Button>
          <Button
            tone="primary"
            icon="upload"
            isDisabled={waiting === 0 || isSending}
            onPress={() => void send()}
          >
            {waiting === 0 ? t('media.upload') : t('media.send', { smart_count: waiting })}
          </Button>
        </>
      }
    >
      <div className={styles.upload} onPaste={(event) => takePasted(event, add)}>
        <UploadZone
          accept={accept}
          access={queue.access()}
          isSmall={items.length > 0}
          onFiles={add}
        />
        <Segments
          label={t('media.access')}
          alternatives={accesses.map((id) => ({ id, label: t(`media.access.${id}`) }))}
          value={queue.access()}
          onChange={(access) => notify(queue.setAccess(access))}
        />
        {error && (
          <p role="alert">
            <ErrorLine error={error} />
          </p>
        )}
        <ul className={styles.rows} aria-label={t('media.files')}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface UploadZoneProps {
  readonly accept: MediaKind | undefined;
  readonly access: Media['access'];
  readonly isSmall: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A drop zone for files, with a button to choose them. */
function UploadZone({ accept, access, isSmall, onFiles }: UploadZoneProps) {
  const t = useT();
  return (
    <DropZone
      className={styles.zone}
      aria-label={t('media.dropHere')}
      data-small={isSmall || undefined}
      onDrop={async (event) => onFiles(await droppedFiles(event))}
    >
      <Icon name="cloud-upload" />
      <p>{t('media.dropHere')}</p>
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={acceptedEndings(accept)}
        onSelect={(chosen) => chosen && onFiles([...chosen])}
      >
        <Button autoFocus>{t('media.pickFiles')}</Button>
      </FileTrigger>
      <p className={styles.limits}>
        {t('media.limits', {
          size: upload.maxBytes / 1024 / 1024,
          count: maxFiles(access),
        })}
      </p>
    </DropZone>
  );
}

const accesses = ['public', 'other'] as const;

function startQueue(api: EditorApi, accept: MediaKind | undefined, files: readonly File[]) {
  const queue = createUploadQueue(api.in(defaultLanguage).upload, accept);
  const added = queue.add(files);
  return { queue, refused: added.ok ? null : added.error };
}

const mediaOf = (items: readonly UploadItem[]): Media[] =>
  items.flatMap(({ media }) => (media ? [media] : []));
