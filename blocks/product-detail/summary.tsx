import { useRuntime } from '#runtime/block/context.tsx';
import { formatNumber } from '#runtime/format/price.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { PercentOff, ProductPrice } from '#runtime/product/product-price.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { Rating } from '#runtime/ui/rating.tsx';
import type { Detail, Face } from './detail.ts';
import styles from './summary.module.css';

interface SummaryProps {
  readonly id: string;
  readonly detail: Detail;
  readonly shown: Face;
  readonly t: Translate;
}

/** Name, price and availability of the chosen variant. */
export function Summary({ id, detail, shown, t }: SummaryProps) {
  const { page } = useRuntime();
  const [category] = detail.categories;
  return (
    <header className={styles.summary}>
      {category && (
        <p className={styles.category}>
          <Emblem name={category.flag} />
          <a className="marginalia" href={screenHref(page.language, 'shop', category.slug)}>
            {category.name}
          </a>
        </p>
      )}
      <h1 id={id} className={styles.title}>
        <Name detail={detail} shown={shown} />
      </h1>
      {detail.rating && detail.rating.count > 0 && <Stars rating={detail.rating} t={t} />}
      <p className={styles.excerpt}>{detail.excerpt}</p>
      <div className={styles.price}>
        <ProductPrice prices={shown.prices} t={t} size="large" />
        <PercentOff prices={shown.prices} t={t} />
      </div>
      <p className={styles.facts}>
        <Availability detail={detail} shown={shown} t={t} />
        <span className="marginalia">{t('sku', { sku: shown.sku })}</span>
      </p>
    </header>
  );
}

/** Shows a variant's name as an addition to the product's name. */
function Name({ detail, shown }: Pick<SummaryProps, 'detail' | 'shown'>) {
  const main = detail.face.name;
  if (shown.name === main || !shown.name.startsWith(main)) return shown.name;
  return (
    <>
      {main}
      <span className={styles.variant}>{shown.name.slice(main.length)}</span>
    </>
  );
}

function Stars({
  rating,
  t,
}: {
  readonly rating: NonNullable<Detail['rating']>;
  readonly t: Translate;
}) {
  const { page } = useRuntime();
  const { count } = rating;
  const average = formatNumber(rating.average, page.language, 1);
  return (
    <a className={styles.rating} href="#reviews">
      <Rating
        value={rating.average}
        label={t('rating', { average, count })}
        text={`${average} (${count})`}
      />
    </a>
  );
}

const few = 5;

function Availability({ detail, shown, t }: Omit<SummaryProps, 'id'>) {
  const { inStock, stock } = shown;
  if (!inStock) {
    return (
      <span className={styles.out}>
        <Icon name="x" />
        {t('soldOut')}
      </span>
    );
  }
  const left = stock !== null && stock > 0 && stock <= few;
  const text = left ? t('few', { smart_count: stock }) : t('inStock');
  return (
    <span className={styles.in}>
      <Icon name="check" />
      {detail.isDigital && !left ? t('digital') : text}
    </span>
  );
}
