import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { CartLine } from './cart-line.tsx';
import { RemovedForm, RemovedLine } from './cart-removed.tsx';
import { EmptyCart } from './empty-cart.tsx';
import styles from './lines.module.css';
import { lineId } from './stock.ts';
import { useCartChanges, useSendOnLeave } from './use-cart-changes.ts';

interface CartLinesProps {
  readonly t: Translate;
  /** Media key of the picture for an empty cart. */
  readonly emptyPicture: string | null;
  /** Whether lines have ids that links can target; true for at most one list per page. */
  readonly linked?: boolean;
}

/** The rows of the cart, including those just removed, or the empty-cart message. */
export function CartLines({ t, emptyPicture, linked }: CartLinesProps) {
  const items = useSession(({ cart }) => cart?.items) ?? [];
  const line = useSession((session) => session.removed) ?? null;
  const changes = useCartChanges();
  const removed = useStore(changes.store, (state) => state.removed);
  const root = useRef<HTMLDivElement>(null);
  useSendOnLeave();
  useEffect(() => changes.forgetRemoved, [changes]);
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {(items.length + removed.length > 0 || line) && (
        <>
          {items.length > 0 && <Head t={t} />}
          <ul className={styles.list} aria-label={t('lines.list')}>
            {inOrder(items, removed).map(({ item, isRemoved }) =>
              isRemoved ? (
                <RemovedLine key={`removed-${item.itemId}`} item={item} t={t} />
              ) : (
                <CartLine
                  key={item.itemId}
                  id={linked ? lineId(item) : undefined}
                  item={item}
                  t={t}
                  onRemove={() => void changes.remove(item.itemId)}
                />
              ),
            )}
            {line && <RemovedForm line={line} t={t} />}
          </ul>
        </>
      )}
      {items.length === 0 && <EmptyCart t={t} picture={emptyPicture} level={2} />}
    </div>
  );
}

/** Column headings for visual use only: each cell has its own label. */
function Head({ t }: { readonly t: Translate }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>{t('lines.item')}</span>
      <span>{t('lines.unitPrice')}</span>
      <span>{t('lines.quantity')}</span>
      <span>{t('lines.row')}</span>
    </div>
  );
}

/** Rows are sorted by id, so a removed one stays where it was. */
function inOrder(items: readonly CartItem[], removed: readonly CartItem[]) {
  const rows = [
    ...items.map((item) => ({ item, isRemoved: false })),
    ...removed.map((item) => ({ item, isRemoved: true })),
  ];
  return rows.sort((a, b) => a.item.itemId - b.item.itemId);
}
