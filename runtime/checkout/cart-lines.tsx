import { useRef } from 'react';
import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { CartLine } from './cart-line.tsx';
import { EmptyCart } from './empty-cart.tsx';
import styles from './lines.module.css';
import { useCartChanges, useSendOnLeave } from './use-cart-changes.ts';

interface CartLinesProps {
  readonly t: Translate;
  /** Key of the drawing for an empty cart. */
  readonly emptyPicture: string | null;
}

/** The rows of the cart, or what stands there when it is empty. */
export function CartLines({ t, emptyPicture }: CartLinesProps) {
  const items = useSession(({ cart }) => cart?.items) ?? [];
  const changes = useCartChanges();
  const root = useRef<HTMLDivElement>(null);
  useSendOnLeave();
  const remove = async (itemId: number, index: number) => {
    if (await changes.remove(itemId)) requestAnimationFrame(() => focusNear(root.current, index));
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {items.length === 0 ? (
        <EmptyCart t={t} picture={emptyPicture} level={2} />
      ) : (
        <>
          <div className={styles.head} aria-hidden="true">
            <span>{t('lines.item')}</span>
            <span>{t('lines.unitPrice')}</span>
            <span>{t('lines.quantity')}</span>
            <span>{t('lines.row')}</span>
          </div>
          <ul className={styles.list} aria-label={t('lines.list')}>
            {items.map((item, index) => (
              <CartLine
                key={item.itemId}
                item={item}
                t={t}
                onRemove={() => void remove(item.itemId, index)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The line that took the removed one's place, else the one before, else the whole. */
function focusNear(root: HTMLElement | null, index: number): void {
  const buttons = root?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
  (buttons[Math.min(index, buttons.length - 1)] ?? root)?.focus();
}
