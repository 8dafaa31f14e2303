import { type RefObject, useEffect, useRef } from 'react';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { ProductShelf } from '#runtime/product/product-shelf.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Pager } from '#runtime/ui/pager.tsx';
import { chosenFilters } from './chosen.ts';
import { ChosenBar } from './chosen-bar.tsx';
import type { load } from './data.ts';
import { EmptyList } from './empty-list.tsx';
import { Featured } from './featured.tsx';
import { Legend } from './legend.tsx';
import { ListHead } from './list-head.tsx';
import type { model } from './model.ts';
import { changeQuery, listSearch } from './query.ts';
import { Toolbar } from './toolbar.tsx';
import styles from './view.module.css';

type Data = DataOf<typeof load>;

type Props = ViewProps<typeof model, Data>;

/** Nothing without a store (PAGE-03). */
export function View(props: Props) {
  return useRuntime().page.site.hasStore ? <List {...props} /> : null;
}

function List({ id, options, data, slots }: Props) {
  const t = useMessages('product-list');
  const { page } = useRuntime();
  const list = useListTop(data.query.page);
  useRestoredFocus(list, data.query);
  const path = page.path.split('?')[0] ?? '/';
  const { label, symbol } = page.site.currency;
  const chosen = chosenFilters(data.query, data.filters, t, label || symbol);
  const formId = `${id}-filters`;
  const parts = { data, path, t, chosen, formId };
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-width="wide">
        {data.category && <Path data={data} />}
        <ListHead id={`${id}-title`} options={options} data={data} t={t} />
        {slots.belowHeading && <div className={styles.below}>{slots.belowHeading}</div>}
        {data.featured.length > 0 && <Featured id={id} {...parts} />}
        <div className={styles.layout} data-filters={options.showFilters}>
          {options.showFilters && <Legend panelId={`${id}-legend`} {...parts} />}
          <div ref={list} className={styles.main} tabIndex={-1}>
            <Toolbar panelId={options.showFilters ? `${id}-legend` : undefined} {...parts} />
            {chosen.length > 0 && <ChosenBar {...parts} />}
            {data.products.length > 0 ? (
              <ProductShelf products={data.products} t={t} level={2} eager={4} />
            ) : (
              <EmptyList {...parts} />
            )}
            <Pager
              page={data.query.page}
              pages={data.totalPages}
              href={(number) => path + listSearch(changeQuery(data.query, { page: number }))}
              labels={{
                pager: t('pager'),
                first: t('first'),
                previous: t('previous'),
                next: t('next'),
                last: t('last'),
                page: (number) => t('page', { page: number }),
              }}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

function Path({ data }: { readonly data: Data }) {
  const { page } = useRuntime();
  const t = useMessages('product-list');
  const href = (slug?: string) => screenHref(page.language, 'shop', slug);
  const own = data.category ? [data.category] : [];
  const items = [...data.ancestors, ...own].map(({ name, slug }) => ({
    label: name,
    href: href(slug),
  }));
  return <Breadcrumbs label={t('path')} items={[{ label: t('shop'), href: href() }, ...items]} />;
}

/** Scrolls to the top of the list after a page change within it; the first render does not scroll. */
function useListTop(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.scrollIntoView();
  }, [page]);
  return list;
}

/**
 * The link of a removed filter disappears: moves the focus to the list. So does the button that shows all values
 * of a filter: moves it to the first of them.
 */
function useRestoredFocus(list: RefObject<HTMLElement | null>, query: Data['query']) {
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    const [expanded = ''] = query.expanded.filter((code) => !shown.current.expanded.includes(code));
    shown.current = query;
    if (document.activeElement !== document.body) return;
    const target = document.getElementsByName(expanded)[0] ?? list.current;
    target?.focus({ preventScroll: true });
  }, [list, query]);
}
