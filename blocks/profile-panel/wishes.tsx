import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import type { CardProduct } from '#runtime/product/card-product.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { ProductPrice } from '#runtime/product/product-price.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import styles from './view.module.css';

interface WishesProps {
  readonly id: string;
  readonly wishes: readonly CardProduct[];
  /** The list is stored in the browser, not in an account. */
  readonly isGuest: boolean;
}

/** The wish list; removed products disappear immediately (PROFILE-04, WISH-10). */
export function Wishes({ id, wishes, isGuest }: WishesProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const wished = useSession(({ wishlist }) => wishlist);
  const shown = wishes.filter((product) => wished.includes(product.id));
  return (
    <section className={styles.section} aria-labelledby={`${id}-wishes`}>
      <SectionHead
        id={`${id}-wishes`}
        title={t('wishlist')}
        aside={t('wishCount', { smart_count: wished.length })}
      />
      {isGuest && <p className={styles.hint}>{t('wishesHere')}</p>}
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('noWishes')}</p>
          <Button href={screenHref(page.language, 'shop')}>{t('toShop')}</Button>
        </div>
      ) : (
        <ul className={styles.wishes}>
          {shown.map((product) => (
            <Wish key={product.id} product={product} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Wish({ product }: { readonly product: CardProduct }) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  return (
    <li className={styles.wish}>
      <MediaPicture media={product.picture} sizes="6rem" ratio="1/1" alt="" />
      <div>
        <a href={screenHref(page.language, 'product', product.slug)}>{product.name}</a>
        <ProductPrice prices={product.prices} t={t} />
      </div>
      <div className={styles.acts}>
        {product.canAdd && product.inStock && (
          <CommandForm
            command="cart.add"
            hidden={{ productId: product.id, qty: 1, slug: product.slug }}
          >
            <IconButton
              type="submit"
              icon="shopping-bag"
              variant="framed"
              label={t('card.addNamed', { name: product.name })}
            />
          </CommandForm>
        )}
        {!product.canAdd && product.inStock && (
          <Button
            href={screenHref(page.language, 'product', product.slug)}
            data-choose
            size="small"
            icon="sliders-horizontal"
            aria-label={t('card.chooseNamed', { name: product.name })}
          >
            {t('card.choose')}
          </Button>
        )}
        <CommandForm command="wishlist.toggle" hidden={{ productId: product.id }}>
          <IconButton type="submit" icon="x" label={t('unwish', { name: product.name })} />
        </CommandForm>
      </div>
    </li>
  );
}
