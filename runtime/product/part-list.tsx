import { useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { screenHref } from '../routes/href.ts';
import type { BundlePart } from './bundle.ts';
import styles from './bundle-parts.module.css';
import { MediaPicture } from './media-picture.tsx';

export interface PartListProps {
  readonly parts: readonly (BundlePart | null)[];
  readonly t: Translate;
}

/** Lists the contents of a bundle, and the part that makes it unavailable. */
export function PartList({ parts, t }: PartListProps) {
  const { page } = useRuntime();
  return (
    <section className={styles.bundle}>
      <h2 className={styles.title}>{t('bundle.title')}</h2>
      <ol className={styles.list}>
        {parts.map(
          (part) =>
            part && (
              <li key={part.id} className={styles.part}>
                <MediaPicture media={part.picture} sizes="5rem" ratio="1/1" alt="" />
                <p className={styles.text}>
                  <a href={screenHref(page.language, 'product', part.slug)}>
                    {part.qty > 1 && `${t('bundle.times', { qty: part.qty })} `}
                    {part.name}
                  </a>
                  {part.inStock ? (
                    part.variants.length > 1 && (
                      <span className={styles.open}>
                        {t('bundle.choices', { smart_count: part.variants.length })}
                      </span>
                    )
                  ) : (
                    <span className={styles.soldOut}>{t('bundle.soldOut')}</span>
                  )}
                </p>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
