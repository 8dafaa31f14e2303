import { useUi } from '../../canvas/use-ui.ts';
import spoken from '../../ui/spoken.module.css';

/** The live region for screen reader announcements. */
export function Announcer() {
  const text = useUi((state) => state.announcement);
  return (
    <div className={spoken.spoken} aria-live="polite" role="status">
      {text}
    </div>
  );
}
