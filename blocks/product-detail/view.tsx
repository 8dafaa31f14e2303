import { Suspense } from 'react';
import { useMessages } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { ProductShelf } from '#runtime/product/product-shelf.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { BuyArea, ChoiceOverPage } from './buy-area.tsx';
import type { load } from './data.ts';
import { picturesOf } from './detail.ts';
import { Gallery } from './gallery.tsx';
import { aboutPart } from './lazy-about.ts';
import type { model } from './model.ts';
import { Summary } from './summary.tsx';
import { Switched } from './switched.tsx';
import { useChoice } from './use-choice.ts';
import { VariantChoices } from './variant-choice.tsx';
import styles from './view.module.css';
import { Waypoints } from './waypoints.tsx';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

/** Needed by every product page, including those rendered in the browser. */
export const { complete } = aboutPart;

/** Another product or requested variant resets the state. */
export function View(props: Props) {
  const { detail, variantId, onClose } = props.data;
  if (onClose) {
    return (
      <Suspense>
        <ChoiceOverPage data={props.data} onClose={onClose} />
      </Suspense>
    );
  }
  return <ProductPage key={`${detail.face.id}-${variantId}`} {...props} />;
}

function ProductPage({ id, options, data, slots }: Props) {
  const t = useMessages('product-detail');
  const { detail } = data;
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="wide">
        <Waypoints detail={detail} t={t} />
        <Product id={id} options={options} data={data} t={t} />
        {slots.reviews && <div className={styles.more}>{slots.reviews}</div>}
        {data.crossSell.length > 0 && (
          <section className={styles.more} aria-labelledby={`${id}-more`}>
            <SectionHead id={`${id}-more`} title={t('crossSell')} />
            <ProductShelf products={data.crossSell} t={t} layout="strip" label={t('crossSell')} />
          </section>
        )}
      </div>
    </div>
  );
}

interface ProductProps extends Pick<Props, 'id' | 'options' | 'data'> {
  readonly t: Translate;
}

/** Holds the choice, so elements around it do not re-render. */
function Product({ id, options, data, t }: ProductProps) {
  const choice = useChoice(data);
  const { detail } = data;
  const titleId = `${id}-title`;
  return (
    <article className={styles.product} aria-labelledby={titleId}>
      <div className={styles.pictures}>
        <Gallery id={id} pictures={picturesOf(detail, choice.shown)} t={t} />
      </div>
      <div className={styles.side}>
        <Summary id={titleId} detail={detail} shown={choice.shown} t={t} />
        <VariantChoices data={data} choice={choice} t={t} />
        <BuyArea data={data} choice={choice} t={t} />
        <Switched choice={choice} detail={detail} t={t} />
      </div>
      <aboutPart.Part options={options} detail={detail} t={t} />
    </article>
  );
}
