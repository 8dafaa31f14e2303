import { useMessages, useSession } from '#runtime/block/context.tsx';
import { Coupon } from '#runtime/checkout/coupon.tsx';
import styles from './view.module.css';

export function View() {
  const t = useMessages('coupon-form');
  const hasItems = useSession(({ cart }) => (cart?.items.length ?? 0) > 0);
  return hasItems ? (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <Coupon t={t} />
      </div>
    </div>
  ) : null;
}
