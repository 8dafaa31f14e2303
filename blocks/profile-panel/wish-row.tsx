import type { ReactNode } from 'react';
import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { CardProduct } from '#runtime/product/card-product.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { ProductPrice } from '#runtime/product/product-price.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import styles from './view.module.css';

interface WishRowProps {
  readonly product: CardProduct;
  /** A form below the price. */
  readonly more?: ReactNode;
  /** Button that removes the product; absent on another person’s list. */
  readonly removal?: ReactNode;
}

/** A product of a wish list, with a button to buy it. */
export function WishRow({ product, more, removal }: WishRowProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const href = screenHref(page.language, 'product', product.slug);
  return (
    <li className={styles.wish}>
      <MediaPicture media={product.picture} sizes="6rem" ratio="1/1" alt="" />
      <div>
        <a href={href}>{product.name}</a>
        <ProductPrice prices={product.prices} t={t} />
        {more}
      </div>
      <div className={styles.acts}>
        {product.canAdd && product.inStock && (
          <CommandForm
            command="cart.add"
            hidden={{ productId: product.id, qty: 1, slug: product.slug }}
          >
            <AddButton name={product.name} isShort={removal !== undefined} />
          </CommandForm>
        )}
        {!product.canAdd && product.inStock && (
          <Button
            href={href}
            data-choose
            size="small"
            icon="sliders-horizontal"
            aria-label={t('card.chooseNamed', { name: product.name })}
          >
            {t('card.choose')}
          </Button>
        )}
        {removal}
      </div>
    </li>
  );
}

interface AddButtonProps {
  readonly name: string;
  /** Whether it is an icon only, beside other buttons. */
  readonly isShort: boolean;
}

function AddButton({ name, isShort }: AddButtonProps) {
  const t = useMessages('profile-panel');
  const label = t('card.addNamed', { name });
  return isShort ? (
    <IconButton type="submit" icon="shopping-bag" variant="framed" label={label} />
  ) : (
    <Button type="submit" size="small" icon="shopping-bag" aria-label={label}>
      {t('card.add')}
    </Button>
  );
}
