import { useState } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../block/context.tsx';
import styles from './past-notices.module.css';

/** The last messages at the end of the page, for visitors who could not read them in time. */
export function PastNotices() {
  const { notices, t } = useRuntime();
  const past = useStore(notices, (state) => state.past);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.past} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="wrap">{t('core.pastNotices')}</summary>
      {isOpen && (
        <ol className="wrap">
          {past.map(({ id, kind, text }) => (
            <li key={id} data-kind={kind}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
