import { useMessages, useSession } from '#runtime/block/context.tsx';
import { OrderNote } from '#runtime/checkout/note.tsx';
import styles from './view.module.css';

export function View() {
  const t = useMessages('order-note');
  const hasItems = useSession(({ cart }) => (cart?.items.length ?? 0) > 0);
  return hasItems ? (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <OrderNote t={t} />
      </div>
    </div>
  ) : null;
}
