import type { Translate } from '../i18n/translator.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-shelf.module.css';

interface ProductShelfProps {
  readonly products: readonly CardProduct[];
  readonly t: Translate;
  readonly level?: 2 | 3 | 4 | undefined;
  /** On narrow screens a strip scrolls sideways instead of wrapping. */
  readonly layout?: 'grid' | 'strip' | undefined;
  /** Accessible name of the scrolling region. */
  readonly label?: string | undefined;
  /** Number of pictures above the fold. */
  readonly eager?: number | undefined;
}

const stripSizes = '(min-width: 1000px) 20rem, 17rem';

/** Product cards side by side. */
export function ProductShelf(props: ProductShelfProps) {
  const { products, t, level, layout = 'grid', label, eager = 0 } = props;
  const isStrip = layout === 'strip';
  return (
    <div
      className={styles.shelf}
      data-layout={layout}
      {...(isStrip && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <ul className={styles.list}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            t={t}
            level={level}
            priority={index < eager || undefined}
            sizes={isStrip ? stripSizes : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
