import { useT } from '../i18n/translate.tsx';
import styles from './loading-note.module.css';

/** A loading note after a press, delayed so that it does not flash. */
export function LoadingNote() {
  const t = useT();
  return (
    <p className={styles.note} role="status">
      {t('ui.loading')}
    </p>
  );
}
