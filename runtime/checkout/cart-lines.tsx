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
  /** Key of the rendering for an empty cart. */
  readonly emptyPicture: string | null;
  /** Links lead to a line: once on a page. */
  readonly linked?: boolean;
}

/** The rows of the cart, those just removed among them, or what stands there when it is empty. */
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

/** Names of the columns, for the eye: each cell says by itself what it is. */
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

/** Rows come in the order of their ids: a removed one stands where it was. */
function inOrder(items: readonly CartItem[], removed: readonly CartItem[]) {
  const rows = [
    ...items.map((item) => ({ item, isRemoved: false })),
    ...removed.map((item) => ({ item, isRemoved: true })),
  ];
  return rows.sort((a, b) => a.item.itemId - b.item.itemId);
}
