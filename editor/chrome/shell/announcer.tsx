import { useUi } from '../../canvas/use-ui.ts';
import styles from './shell.module.css';

/** The live region for screen reader announcements. */
export function Announcer() {
  const text = useUi((state) => state.announcement);
  return (
    <div className={styles.announcer} aria-live="polite" role="status">
      {text}
    </div>
  );
}
