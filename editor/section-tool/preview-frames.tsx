import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import { useT } from '../i18n/translate.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Choice, choiceSearch, type PreviewWidth, previewWidths } from './choice.ts';
import styles from './preview-frames.module.css';
import { type FromPreview, listenTo, notify, type Violation } from './preview-messages.ts';
import { framesScale } from './preview-scale.ts';
import { useRestoredFocus } from './restore-focus.ts';

const previewPath = '/section-tool/preview';

/** Access to the widest preview. */
export interface FramesHandle {
  /** Width in px of the checked preview. */
  readonly width: PreviewWidth;
  /** Returns what axe finds; null when it could not run. */
  readonly check: () => Promise<readonly Violation[] | null>;
}

interface PreviewFramesProps {
  readonly choice: Choice;
  /** Options as typed in the form; null: those of the fixture. */
  readonly options: JsonObject | null;
  readonly handle: Ref<FramesHandle>;
}

/** The chosen block at the chosen widths, each on a page of its own, scaled down to fit. */
export function PreviewFrames({ choice, options, handle }: PreviewFramesProps) {
  const t = useT();
  const area = useRef<HTMLElement>(null);
  const room = useAvailableSize(area);
  useRestoredFocus(area);
  const widths = choice.width === 'all' ? previewWidths : [choice.width];
  const scale = framesScale(widths, room.width);
  return (
    <section ref={area} className={styles.area} aria-label={t('section-tool.previews')}>
      {widths.map((width, index) => (
        <PreviewFrame
          key={width}
          width={width}
          scale={scale}
          height={room.height}
          choice={choice}
          options={options}
          handle={index === widths.length - 1 ? handle : null}
        />
      ))}
    </section>
  );
}

function useAvailableSize(area: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return room;
}

interface PreviewFrameProps extends Omit<PreviewFramesProps, 'handle'> {
  readonly width: PreviewWidth;
  readonly scale: number;
  /** Available px for the frame and its caption. */
  readonly height: number;
  readonly handle: Ref<FramesHandle> | null;
}

/** Height in px of the caption over a preview. */
const captionHeight = 28;
const margins = 24;

function PreviewFrame({ width, scale, height, choice, options, handle }: PreviewFrameProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const search = choiceSearch(choice);
  const [first] = useState(search);
  const { isReady, check } = usePreview(frame);
  useImperativeHandle(handle, () => ({ width, check }), [width, check]);
  useEffect(() => {
    const preview = frame.current?.contentWindow;
    if (isReady && preview) notify(preview, { kind: 'render', search, options });
  }, [isReady, search, options]);
  const shownHeight = Math.max(200, height - captionHeight - margins);
  return (
    <figure className={styles.frame} style={{ inlineSize: width * scale }}>
      <figcaption className={styles.caption}>
        <span>{t('section-tool.widthPx', { width })}</span>
        {scale < 1 && <span>{t('section-tool.scale', { percent: Math.round(scale * 100) })}</span>}
        <a
          className={styles.open}
          href={previewPath + search}
          target="_blank"
          rel="noreferrer"
          aria-label={t('section-tool.openPreview')}
          title={t('section-tool.openPreview')}
        >
          <Icon name="external-link" />
        </a>
      </figcaption>
      <div className={styles.window} style={{ blockSize: shownHeight }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop, whose scripts must run */}
        <iframe
          ref={frame}
          className={styles.page}
          title={t('section-tool.previewTitle', { width })}
          src={previewPath + first}
          style={{ inlineSize: width, blockSize: shownHeight / scale, scale }}
        />
      </div>
    </figure>
  );
}

type Checked = readonly Violation[] | null;

/** Tracks the messages of a preview: that it is ready to render, and what axe found. */
function usePreview(frame: React.RefObject<HTMLIFrameElement | null>) {
  const [isReady, setReady] = useState(false);
  const waiting = useRef<((found: Checked) => void)[]>([]);
  useEffect(
    () =>
      listenTo<FromPreview>(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.kind === 'ready') {
            setReady(true);
            return;
          }
          for (const response of waiting.current.splice(0)) response(message.violations);
        },
      ),
    [frame],
  );
  const [check] = useState(() => async (): Promise<Checked> => {
    const preview = frame.current?.contentWindow;
    if (!preview) return null;
    const response = new Promise<Checked>((resolve) => waiting.current.push(resolve));
    notify(preview, { kind: 'check' });
    return response;
  });
  return { isReady, check };
}
