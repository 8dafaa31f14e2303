import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { Picture, type PictureMedia } from '#runtime/ui/picture.tsx';
import { sizeOf, useZoom } from './use-zoom.ts';
import styles from './zoom-dialog.module.css';
import { panBy } from './zoom-view.ts';

interface ZoomDialogProps {
  readonly pictures: readonly PictureMedia[];
  readonly start: number;
  /** Receives the index of the last picture shown. */
  readonly onClose: (shown: number) => void;
  readonly t: Translate;
}

const step = 1.5;
/** Distance that an arrow key moves a zoomed picture, in px. */
const push = 80;

type Direction = 1 | 0 | -1;

interface ZoomActions {
  readonly move: (x: Direction, y: Direction) => void;
  readonly zoom: (by: number) => void;
  readonly reset: () => void;
}

const keys: Readonly<Record<string, (actions: ZoomActions) => void>> = {
  ArrowRight: ({ move }) => move(1, 0),
  ArrowLeft: ({ move }) => move(-1, 0),
  ArrowDown: ({ move }) => move(0, 1),
  ArrowUp: ({ move }) => move(0, -1),
  '+': ({ zoom }) => zoom(step),
  '=': ({ zoom }) => zoom(step),
  '-': ({ zoom }) => zoom(1 / step),
  '0': ({ reset }) => reset(),
};

/** Pictures in full screen. The browser traps the focus and restores it afterwards. */
export function ZoomDialog({ pictures, start, onClose, t }: ZoomDialogProps) {
  const runtime = useRuntime();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const { view, zoom, reset, setView, handlers } = useZoom(frame, showNext);
  const picture = pictures[index];

  function showNext(by: 1 | -1) {
    const next = index + by;
    if (next < 0 || next >= pictures.length) return;
    setIndex(next);
    reset();
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const move = (x: Direction, y: Direction) => {
    if (view.scale > 1) setView((v) => panBy(v, { x: -x * push, y: -y * push }, sizeOf(frame)));
    else if (x !== 0) showNext(x);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act({ move, zoom, reset });
  };
  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('zoomTitle', { number: index + 1, count: pictures.length })}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <div ref={frame} className={styles.frame} data-zoomed={view.scale > 1} {...handlers}>
        <div
          className={styles.picture}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Picture
            key={index}
            media={picture}
            sizes={`${Math.ceil(view.scale) * 100}vw`}
            priority
          />
        </div>
      </div>
      <div className={styles.bar}>
        {pictures.length > 1 && (
          <OtherPictures index={index} count={pictures.length} onShow={showNext} t={t} />
        )}
        <span className={styles.gap} />
        <IconButton
          icon="minus"
          label={t('zoomOut')}
          disabled={view.scale === 1}
          onClick={() => zoom(1 / step)}
        />
        <IconButton icon="plus" label={t('zoomIn')} onClick={() => zoom(step)} />
        <IconButton
          icon="x"
          label={runtime.t('core.close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}

interface OtherPicturesProps {
  readonly index: number;
  readonly count: number;
  readonly onShow: (by: 1 | -1) => void;
  readonly t: Translate;
}

function OtherPictures({ index, count, onShow, t }: OtherPicturesProps) {
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={t('previous')}
        disabled={index === 0}
        onClick={() => onShow(-1)}
      />
      <p className="marginalia" role="status">
        {t('zoomTitle', { number: index + 1, count })}
      </p>
      <IconButton
        icon="chevron-right"
        label={t('next')}
        disabled={index === count - 1}
        onClick={() => onShow(1)}
      />
    </>
  );
}
