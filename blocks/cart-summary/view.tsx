import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { goods } from '#runtime/checkout/lazy-components.ts';
import { Totals } from '#runtime/checkout/totals.tsx';
import type { load } from './data.ts';
import { fullSheet } from './lazy-full-sheet.ts';
import type { model } from './model.ts';
import { useSpokenTotal } from './use-spoken-total.ts';
import styles from './view.module.css';

export type Data = DataOf<typeof load>;

export function View({ id, options, data }: ViewProps<typeof model, Data>) {
  const t = useMessages('cart-summary');
  const cart = useSession((session) => session.cart);
  const href = useHref();
  const spoken = useSpokenTotal(cart);
  if (!cart || cart.items.length === 0) return null;
  const isCompact = options.variant === 'compact';
  const titleId = `${id}-title`;
  return (
    <section
      className={styles.root}
      data-sticky={options.sticky}
      data-listed={data.isListed}
      aria-labelledby={titleId}
    >
      <div className="wrap">
        <div className={styles.sheet} data-variant={options.variant}>
          <h2 id={titleId} className={styles.title}>
            {t(isCompact ? 'yourOrder' : 'title')}
          </h2>
          {isCompact ? (
            <>
              {!data.isListed && (
                <goods.Part items={cart.items} t={t} scrolls={cart.items.length > 4} />
              )}
              <a className={styles.edit} href={href('screen:cart')}>
                {t('edit')}
              </a>
              <Totals cart={cart} t={t} hint={data.hint} />
            </>
          ) : (
            <fullSheet.Part cart={cart} hint={data.hint} />
          )}
          <p className="visually-hidden" aria-live="polite">
            {spoken}
          </p>
        </div>
      </div>
    </section>
  );
}
