import { useT } from '../i18n/translate.tsx';
import styles from './on-the-way.module.css';

/** Tells that something was pressed and comes, unless it is there at once. */
export function OnTheWay() {
  const t = useT();
  return (
    <p className={styles.note} role="status">
      {t('ui.loading')}
    </p>
  );
}
