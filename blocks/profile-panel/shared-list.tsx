import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { SharedWishes } from './load-wishes.ts';
import styles from './view.module.css';
import { WishRow } from './wish-row.tsx';

export interface SharedListProps {
  readonly shared: SharedWishes;
}

/** Another person’s list, whose products can be bought. */
export function SharedList({ shared: { name, products } }: SharedListProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  return (
    <>
      <header className={styles.head}>
        <h1>{name ?? t('sharedGone')}</h1>
      </header>
      <p className={styles.hint}>{t(name === null ? 'sharedGoneHint' : 'sharedWith')}</p>
      {products.length === 0 ? (
        <Button href={screenHref(page.language, 'shop')}>{t('toShop')}</Button>
      ) : (
        <ul className={styles.wishes}>
          {products.map((product) => (
            <WishRow key={product.id} product={product} />
          ))}
        </ul>
      )}
    </>
  );
}
