import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { conflictKey } from '../../session/saving/conflict.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { ConflictCard } from './conflict-card.tsx';
import styles from './saving.module.css';
import { useSaving } from './saving-context.ts';

/** Lists all conflicts. Both versions are kept until the user chooses. */
export function ConflictDialog({ close }: Closing<never>) {
  const t = useT();
  const conflicts = useStore(useSaving().conflicts);
  return (
    <Dialog isOpen title={t('saving.conflictTitle')} onClose={() => close()}>
      <div className={styles.stack}>
        <p>{t(conflicts.length > 0 ? 'saving.conflictText' : 'saving.noConflict')}</p>
        {conflicts.map((conflict) => (
          <ConflictCard key={conflictKey(conflict)} conflict={conflict} onLeave={() => close()} />
        ))}
      </div>
    </Dialog>
  );
}
