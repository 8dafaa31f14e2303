import styles from './shell.module.css';
import { useUi } from './use-ui.ts';

/** The live region for screen reader announcements. */
export function Announcer() {
  const words = useUi((state) => state.announcement);
  return (
    <div className={styles.announcer} aria-live="polite" role="status">
      {words}
    </div>
  );
}
