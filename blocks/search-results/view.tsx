import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { fold } from '#runtime/format/fold.ts';
import { LoadMore } from '#runtime/product/load-more.tsx';
import { PostGrid } from '#runtime/product/post-grid.tsx';
import { ProductShelf } from '#runtime/product/product-shelf.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { load, SearchGroup, Shelf } from './data.ts';
import { hasFoundWord } from './found-words.ts';
import { Marked } from './marked.tsx';
import type { model } from './model.ts';
import { isSingular } from './singular.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ id, options, data }: Props) {
  const t = useMessages('search-results');
  const { page } = useRuntime();
  const { term, total, nextPage, words } = data;
  const path = screenHref(page.language, 'search');
  const more = nextPage ? `${path}?q=${encodeURIComponent(term)}&page=${nextPage}` : null;
  const named = categoryNamed(term, data.others);
  const isNamed = ({ records }: SearchGroup) => hasFoundWord(records[0]?.title ?? '', words);
  const groups = (wanted: boolean) =>
    data.others
      .filter((group) => isNamed(group) === wanted)
      .map((group) => <OtherResults key={group.kind} id={id} group={group} words={words} />);
  return (
    <section className={styles.root}>
      <div className="wrap" data-width="wide">
        <header className={styles.head}>
          <h1 className={styles.title}>{term ? t('heading', { term }) : t('prompt')}</h1>
          <form className={styles.form} action={path} method="get" role="search">
            <TextField label={t('field')} hideLabel type="search" name="q" defaultValue={term} />
            <Button type="submit" variant="primary" icon="search">
              {t('submit')}
            </Button>
          </form>
          {total > 0 && (
            <p className="marginalia" role="status">
              {t(isSingular(total, page.language) ? 'one' : 'many', { count: total })}
            </p>
          )}
        </header>
        <div className={styles.body}>
          {data.isCut && <p role="status">{t('cut')}</p>}
          {term && total === 0 && <Nothing />}
          {data.nearest.length > 0 && <Nearest records={data.nearest} />}
          {total === 0 && <Suggestions words={options.suggestions} />}
          {data.products.length > 0 && (
            <section className={styles.part} aria-labelledby={`${id}-products`}>
              <SectionHead
                id={`${id}-products`}
                title={t('products')}
                link={named && { label: t('allOf', { name: named.title }), href: named.path }}
              />
              <ProductShelf products={data.products} t={t} eager={4} />
            </section>
          )}
          {data.shelf && <OtherProducts id={id} shelf={data.shelf} />}
          {groups(true)}
          {data.posts.length > 0 && (
            <section className={styles.part} aria-labelledby={`${id}-posts`}>
              <SectionHead id={`${id}-posts`} title={t('posts')} />
              <PostGrid posts={data.posts} level={3} />
            </section>
          )}
          {groups(false)}
          <LoadMore href={more} label={t('more')} />
        </div>
      </div>
    </section>
  );
}

/** Returns the category that has the searched name: who types it wants all of its products. */
function categoryNamed(term: string, groups: readonly SearchGroup[]) {
  const categories = groups.find(({ kind }) => kind === 'category')?.records ?? [];
  return categories.find(({ title }) => fold(title) === fold(term));
}

/** Products of a category that was found by its name, or those that come nearest. */
function OtherProducts({ id, shelf }: { readonly id: string; readonly shelf: Shelf }) {
  const t = useMessages('search-results');
  const { category, products } = shelf;
  return (
    <section className={styles.part} aria-labelledby={`${id}-shelf`}>
      <SectionHead
        id={`${id}-shelf`}
        title={category ? t('fromCategory', { name: category.title }) : t('closest')}
        link={category && { label: t('all'), href: category.path }}
      />
      <ProductShelf products={products} t={t} eager={4} />
    </section>
  );
}

interface OtherProps {
  readonly id: string;
  readonly group: SearchGroup;
  readonly words: readonly string[];
}

/** The found categories, pages or events. */
function OtherResults({ id, group, words }: OtherProps) {
  const t = useMessages('search-results');
  const heading = `${id}-${group.kind}`;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <SectionHead id={heading} title={t(group.kind)} />
      <ul className={styles.others}>
        {group.records.map((record) => (
          <li key={record.id}>
            <h3>
              <a href={record.path}>
                <Marked text={record.title} words={words} />
              </a>
            </h3>
            <p>
              <Marked text={record.excerpt} words={words} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nearest({ records }: { readonly records: DataOf<typeof load>['nearest'] }) {
  const t = useMessages('search-results');
  return (
    <nav className={styles.suggestions} aria-label={t('nearest')}>
      <p className="marginalia">{t('nearest')}</p>
      <ul>
        {records.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to searches for these words, which commas separate. */
function Suggestions({ words }: { readonly words: string }) {
  const t = useMessages('search-results');
  const { page } = useRuntime();
  const path = screenHref(page.language, 'search');
  const searches = words.split(',').map((word) => word.trim());
  if (words.trim() === '') return null;
  return (
    <nav className={styles.suggestions} aria-label={t('suggestions')}>
      <p className="marginalia">{t('suggestions')}</p>
      <ul>
        {searches.map((word) => (
          <li key={word}>
            <a href={`${path}?q=${encodeURIComponent(word)}`}>{word}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing() {
  const t = useMessages('search-results');
  const { page } = useRuntime();
  const to = page.site.hasStore ? 'shop' : 'blog';
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={<Button href={screenHref(page.language, to)}>{t('toShop')}</Button>}
    />
  );
}
