import { useT } from '../i18n/translate.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Closing } from './dialogs.tsx';
import styles from './question-dialog.module.css';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Words of the button that says yes. */
  readonly action: string;
  /** The action destroys something: the button is red. */
  readonly danger?: boolean;
  /** What it concerns, one line each. */
  readonly details?: readonly string[];
}

/** Asks whether to go on (MODAL-18). */
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
