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

/** Pictures are cropped to squares, so the file of a wide one has to be wider than its square. */
function stripSizes({ picture }: CardProduct): string {
  const times = Math.max(1, picture ? picture.width / picture.height : 1);
  return `(min-width: 1000px) ${20 * times}rem, ${17 * times}rem`;
}

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
            sizes={isStrip ? stripSizes(product) : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
