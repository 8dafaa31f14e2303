import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the visitor closes it: button, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly labels: { readonly close: string };
  readonly size?: 'standard' | 'cart' | 'small' | undefined;
  /** Buttons that stay visible below the scrolling content. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A native modal dialog: the browser traps the focus and restores it afterwards. */
export function Dialog({ open, onClose, title, labels, size, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open) element?.showModal();
    return () => element?.close();
  }, [open]);
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size ?? 'standard'}
      aria-labelledby={titleId}
      onMouseDown={closeFromBackdrop}
      onClose={() => {
        // The browser may close it itself: a form with method dialog, Escape pressed twice.
        if (open && !dialog.current?.open) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="x" label={labels.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{open && children}</div>
        {open && actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
