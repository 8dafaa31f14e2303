import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatSize } from './describe-medium.ts';
import styles from './media-upload.module.css';
import type { UploadItem } from './upload-list.ts';
import type { UploadQueue } from './upload-queue.ts';

interface UploadRowProps {
  readonly item: UploadItem;
  readonly queue: UploadQueue;
}

/** One file: its texts until it is sent, its progress and actions. */
export function UploadRow({ item, queue }: UploadRowProps) {
  const { id, file, state, title, alt, share, error } = item;
  const t = useT();
  const { language } = useEditorApi();
  const isOpen = state === 'waiting' || state === 'failed';
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.preview}>
        <Preview file={file} />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>
          <b>{file.name}</b>
          <small>{formatSize(file.size, language)}</small>
        </p>
        {isOpen && (
          <div className={styles.texts}>
            <TextLine
              label={t('media.title')}
              value={title}
              onChange={(text) => queue.describe(id, { title: text })}
            />
            {file.type.startsWith('image/') && (
              <TextLine
                label={t('media.alt')}
                value={alt}
                onChange={(text) => queue.describe(id, { alt: text })}
              />
            )}
          </div>
        )}
        {state === 'sending' && (
          <ProgressBar aria-label={file.name} value={share * 100} className={styles.progress}>
            {({ percentage, valueText }) => (
              <>
                <span className={styles.track}>
                  <span style={{ inlineSize: `${percentage}%` }} />
                </span>
                <small>{valueText}</small>
              </>
            )}
          </ProgressBar>
        )}
        {state === 'done' && (
          <p className={styles.done} role="status">
            <Icon name="circle-check" />
            {t('media.uploaded')}
          </p>
        )}
        {error && (
          <p role="alert">
            <ErrorLine error={error} />
          </p>
        )}
      </div>
      {state === 'failed' && (
        <IconButton
          icon="refresh-cw"
          label={t('media.retryFile', { name: file.name })}
          onPress={() => void queue.retry(id)}
        />
      )}
      {state !== 'done' && (
        <IconButton
          icon="x"
          label={t(state === 'sending' ? 'media.cancelFile' : 'media.removeFile', {
            name: file.name,
          })}
          onPress={() => queue.remove(id)}
        />
      )}
    </li>
  );
}

/** Drawn on a canvas, because the page's CSP allows no `blob:` images. */
function Preview({ file }: { readonly file: File }) {
  const [failed, setFailed] = useState(!file.type.startsWith('image/'));
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      try {
        const bitmap = await createImageBitmap(file, { resizeWidth: previewWidth });
        if (isWanted && canvas.current) drawOn(canvas.current, bitmap);
        bitmap.close();
      } catch {
        if (isWanted) setFailed(true);
      }
    };
    if (file.type.startsWith('image/')) void draw();
    return () => {
      isWanted = false;
    };
  }, [file]);
  if (failed) return <Icon name="file-text" />;
  return <canvas ref={canvas} aria-hidden />;
}

function drawOn(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}

/** Width in px: twice the displayed width, for high-density screens. */
const previewWidth = 128;
