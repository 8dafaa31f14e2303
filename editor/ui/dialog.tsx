import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { useT } from '../i18n/translate.tsx';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { useOwnLanguage } from './own-language.ts';

export interface DialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'isDismissable'> {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A modal dialog: traps focus and restores it when closed. */
export function Dialog(props: DialogProps) {
  const { title, onClose, size = 'medium', actions, role = 'dialog', children, ...overlay } = props;
  const t = useT();
  return (
    <ModalOverlay
      {...useOwnLanguage()}
      className={`izlog-editor ${styles.overlay}`}
      isDismissable={role === 'dialog'}
      {...overlay}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog className={styles.dialog} role={role}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="x" label={t('ui.close')} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
