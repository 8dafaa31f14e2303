import { useT } from '../../i18n/translate.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { Closing } from './closing.ts';
import styles from './question-dialog.module.css';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button. */
  readonly action: string;
  /** Whether the action is destructive, which makes its button red. */
  readonly danger?: boolean;
  /** Affected items, one line each. */
  readonly details?: readonly string[];
}

/** Asks the user to confirm an action (MODAL-18). */
export function QuestionDialog(props: Question & Closing<boolean>) {
  const { title, text, action, danger = false, details = [], close } = props;
  const t = useT();
  return (
    <Dialog
      isOpen
      title={title}
      size="small"
      role="alertdialog"
      onClose={() => close(false)}
      actions={
        <>
          <Button autoFocus={danger} onPress={() => close(false)}>
            {t('ui.cancel')}
          </Button>
          <Button
            tone={danger ? 'danger' : 'primary'}
            autoFocus={!danger}
            onPress={() => close(true)}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
