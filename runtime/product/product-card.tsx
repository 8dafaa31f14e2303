import { CommandForm } from '../block/command-form.tsx';
import { useRuntime } from '../block/context.tsx';
import { formatNumber } from '../format/price.ts';
import type { Translate } from '../i18n/translator.ts';
import { screenHref } from '../routes/href.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { Rating } from '../ui/rating.tsx';
import type { CardProduct } from './card-product.ts';
import { MediaPicture } from './media-picture.tsx';
import styles from './product-card.module.css';
import { PercentOff, ProductPrice } from './product-price.tsx';

export interface ProductCardProps {
  readonly product: CardProduct;
  readonly t: Translate;
  /** Heading level of the name. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Whether the card is above the fold. */
  readonly priority?: boolean | undefined;
  readonly sizes?: string | undefined;
}

const usualSizes = '(min-width: 1200px) 18rem, (min-width: 700px) 30vw, 46vw';

/** A product in a list: square picture, emblem, name, price, quick add. Works without scripts. */
export function ProductCard({
  product,
  t,
  level = 3,
  priority,
  sizes = usualSizes,
}: ProductCardProps) {
  const { page } = useRuntime();
  const Heading = `h${level}` as const;
  return (
    <Card as="li">
      <div className={styles.picture} data-sold-out={!product.inStock || undefined}>
        <MediaPicture
          media={product.picture}
          sizes={sizes}
          ratio="1/1"
          priority={priority}
          alt=""
        />
        <div className={styles.marks}>
          {product.inStock ? (
            <PercentOff prices={product.prices} t={t} />
          ) : (
            <Badge>{t('card.soldOut')}</Badge>
          )}
        </div>
        <QuickAdd product={product} t={t} />
      </div>
      <div className={styles.text}>
        {product.category && (
          <p className={styles.category}>
            <Emblem name={product.category.flag} />
            <span className="marginalia">{product.category.name}</span>
          </p>
        )}
        <Heading className={styles.name}>
          <a data-cover href={screenHref(page.language, 'product', product.slug)}>
            {product.name}
          </a>
        </Heading>
        <CardRating rating={product.rating} t={t} />
        <ProductPrice prices={product.prices} t={t} />
      </div>
    </Card>
  );
}

function CardRating({ rating, t }: Pick<ProductCardProps, 't'> & Pick<CardProduct, 'rating'>) {
  const { page } = useRuntime();
  if (!rating) return null;
  const average = formatNumber(rating.average, page.language, 1);
  const { count } = rating;
  const label = t('card.rating', { average, smart_count: count });
  return <Rating value={rating.average} label={label} text={`${average} (${count})`} />;
}

/** A product with required choices opens them in a dialog, without scripts on its own page. */
function QuickAdd({ product, t }: Pick<ProductCardProps, 'product' | 't'>) {
  const { page } = useRuntime();
  if (!product.inStock) return null;
  if (!product.canAdd) {
    return (
      <div className={styles.add}>
        <Button
          href={screenHref(page.language, 'product', product.slug)}
          data-choose
          icon="sliders-horizontal"
          className={styles.press}
          aria-label={t('card.chooseNamed', { name: product.name })}
        >
          <span className={styles.word}>{t('card.choose')}</span>
        </Button>
      </div>
    );
  }
  return (
    <CommandForm
      command="cart.add"
      hidden={{ productId: product.id, slug: product.slug }}
      className={styles.add}
    >
      <Button
        type="submit"
        variant="primary"
        icon="shopping-bag"
        className={styles.press}
        aria-label={t('card.addNamed', { name: product.name })}
      >
        <span className={styles.word}>{t('card.add')}</span>
      </Button>
    </CommandForm>
  );
}
