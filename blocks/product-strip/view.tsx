import { useHref, useMessages } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { ProductShelf } from '#runtime/product/product-shelf.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('product-strip');
  const href = useHref();
  if (data.products.length === 0) return null;
  const { title, mode, link } = options;
  const shown = title || t(`title.${mode}`);
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-width="wide">
        <SectionHead
          id={`${id}-title`}
          title={shown}
          link={link && { label: link.label ?? '', href: href(link.target ?? '') }}
        />
        <ProductShelf products={data.products} t={t} layout="strip" label={shown} />
      </div>
    </section>
  );
}
