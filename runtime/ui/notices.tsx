import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './notices.module.css';

export interface Notice {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: ReactNode;
  readonly action?: ReactNode;
  /** Duration in ms; null stays until dismissed. Default 6000, errors null. */
  readonly duration?: number | null | undefined;
}

export interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: string) => void;
  readonly labels: { readonly region: string; readonly dismiss: string };
}

const icons = { success: 'circle-check', info: 'info', error: 'triangle-alert' } as const;

/**
 * Toasts over the page: announced politely, errors immediately. The timer pauses while they are hovered or
 * focused.
 */
export function Notices({ notices, onDismiss, labels }: NoticesProps) {
  const region = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    // Shows the region again for each message, so it is above a dialog that was opened since. The `popover`
    // attribute is not in the server's markup: without scripts it would hide the messages.
    const element = region.current;
    if (!element || newest === undefined) return;
    element.popover = 'manual';
    element.showPopover();
    const surface = (event: Event) => rise(element, event);
    document.addEventListener('toggle', surface, true);
    return () => {
      document.removeEventListener('toggle', surface, true);
      element.hidePopover();
    };
  }, [newest]);
  const list = (isError: boolean) =>
    notices
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((notice) => (
        <Message key={notice.id} {...{ notice, onDismiss, paused }} dismiss={labels.dismiss} />
      ));
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={labels.region}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="alert">{list(true)}</div>
      <div aria-live="polite">{list(false)}</div>
    </section>
  );
}

/** The top layer shows the latest element on top, so the messages are shown again after a dialog opens. */
function rise(element: HTMLElement, { target, newState }: Event & { newState?: string }): void {
  if (!(target instanceof HTMLDialogElement) || newState !== 'open') return;
  element.hidePopover();
  element.showPopover();
}

interface MessageProps {
  readonly notice: Notice;
  readonly onDismiss: (id: string) => void;
  readonly paused: boolean;
  readonly dismiss: string;
}

function Message({ notice, onDismiss, paused, dismiss }: MessageProps) {
  const { id, kind, text, action, duration = kind === 'error' ? null : 6000 } = notice;
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (duration === null || paused) return;
    const timer = setTimeout(() => latest.current(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, paused]);
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon name={icons[kind]} />
      <div className={styles.text}>
        {text}
        {action}
      </div>
      <IconButton icon="x" label={dismiss} onClick={() => onDismiss(id)} />
    </div>
  );
}
