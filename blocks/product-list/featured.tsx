import { useRuntime } from '#runtime/block/context.tsx';
import type { CardProduct } from '#runtime/product/card-product.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { ProductPrice } from '#runtime/product/product-price.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Badge } from '#runtime/ui/badge.tsx';
import styles from './featured.module.css';
import type { ListParts } from './parts.ts';
import { changeQuery, listSearch } from './query.ts';

/** A low strip of featured products, so that the list itself stays visible (LIST-08). */
export function Featured({ id, data, path, t }: ListParts & { readonly id: string }) {
  const href = path + listSearch(changeQuery(data.query, { featured: true }));
  return (
    <section className={styles.featured} aria-labelledby={`${id}-featured`}>
      <SectionHead
        id={`${id}-featured`}
        title={t('featured')}
        link={{ label: t('allFeatured'), href }}
      />
      <ul className={styles.strip}>
        {data.featured.map((product) => (
          <Item key={product.id} product={product} t={t} />
        ))}
      </ul>
    </section>
  );
}

function Item({ product, t }: Pick<ListParts, 't'> & { readonly product: CardProduct }) {
  const { page } = useRuntime();
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <MediaPicture media={product.picture} sizes="6rem" ratio="1/1" priority alt="" />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a href={screenHref(page.language, 'product', product.slug)}>{product.name}</a>
        </h3>
        <ProductPrice prices={product.prices} t={t} />
        {!product.inStock && <Badge>{t('card.soldOut')}</Badge>}
      </div>
    </li>
  );
}
