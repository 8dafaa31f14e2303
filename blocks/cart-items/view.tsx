import { useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { CartLines } from '#runtime/checkout/cart-lines.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options, slots }: ViewProps<typeof model>) {
  const t = useMessages('cart-items');
  const count = useSession(({ cart }) => cart?.itemsCount ?? 0);
  const titleId = `${id}-title`;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className="wrap">
        <header className={styles.head}>
          <h1 id={titleId} className={styles.title}>
            {options.title || t('title')}
          </h1>
          {count > 0 && <p className="marginalia">{t('count', { smart_count: count })}</p>}
        </header>
        <CartLines t={t} emptyPicture={options.emptyPicture} linked />
        {count > 0 && <div className={styles.below}>{slots.below}</div>}
      </div>
    </section>
  );
}
