import { ProductShelf } from '#runtime/product/product-shelf.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import styles from './featured.module.css';
import type { ListParts } from './parts.ts';
import { changeQuery, listSearch } from './query.ts';

/** A strip of what the shop puts forward, above the list (LIST-08). */
export function Featured({ id, data, path, t }: ListParts & { readonly id: string }) {
  const href = path + listSearch(changeQuery(data.query, { featured: true }));
  return (
    <section className={styles.featured} aria-labelledby={`${id}-featured`}>
      <SectionHead
        id={`${id}-featured`}
        title={t('featured')}
        link={{ label: t('allFeatured'), href }}
      />
      <ProductShelf products={data.featured} t={t} layout="strip" label={t('featured')} eager={4} />
    </section>
  );
}
