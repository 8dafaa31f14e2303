import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import type { CardProduct } from '#runtime/product/card-product.ts';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { wishListTools } from './lazy-parts.ts';
import type { WishListData, WishListHead } from './load-wishes.ts';
import { PlaceOnList } from './place-on-list.tsx';
import styles from './view.module.css';
import { WishRow } from './wish-row.tsx';

interface WishesProps {
  readonly id: string;
  readonly wishes: readonly CardProduct[];
  /** Whether the list is stored in the browser instead of an account. */
  readonly isGuest: boolean;
  readonly lists: WishListData | null;
}

/** The wish list; removed products disappear immediately (PROFILE-04, WISH-10). */
export function Wishes({ id, wishes, isGuest, lists }: WishesProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const wished = useSession(({ wishlist }) => wishlist);
  const shown = wishes.filter((product) => wished.includes(product.id));
  return (
    <section id="wishes" className={styles.section} aria-labelledby={`${id}-wishes`}>
      <SectionHead
        id={`${id}-wishes`}
        title={t('wishlist')}
        aside={t('wishCount', { smart_count: wished.length })}
      />
      {isGuest && <p className={styles.hint}>{t('wishesHere')}</p>}
      {lists && <wishListTools.Part lists={lists} />}
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('noWishes')}</p>
          <Button href={screenHref(page.language, 'shop')}>{t('toShop')}</Button>
        </div>
      ) : (
        <ul className={styles.wishes}>
          {shown.map((product) => (
            <Wish key={product.id} product={product} lists={lists?.all ?? []} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface WishProps {
  readonly product: CardProduct;
  readonly lists: readonly WishListHead[];
}

function Wish({ product, lists }: WishProps) {
  const t = useMessages('profile-panel');
  return (
    <WishRow
      product={product}
      more={lists.length > 0 && <PlaceOnList product={product} lists={lists} />}
      removal={
        <CommandForm command="wishlist.toggle" hidden={{ productId: product.id }}>
          <IconButton type="submit" icon="x" label={t('unwish', { name: product.name })} />
        </CommandForm>
      }
    />
  );
}
