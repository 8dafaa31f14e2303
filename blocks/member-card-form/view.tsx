import { useMessages, useSession } from '#runtime/block/context.tsx';
import { MemberCard } from '#runtime/checkout/member-card.tsx';
import styles from './view.module.css';

export function View() {
  const t = useMessages('member-card-form');
  const hasItems = useSession(({ cart }) => (cart?.items.length ?? 0) > 0);
  return hasItems ? (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <MemberCard t={t} />
      </div>
    </div>
  ) : null;
}
