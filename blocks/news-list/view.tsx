import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { ChoiceLinks } from '#runtime/product/choice-links.tsx';
import { FeedLink } from '#runtime/product/feed-link.tsx';
import { LoadMore } from '#runtime/product/load-more.tsx';
import { PostGrid } from '#runtime/product/post-grid.tsx';
import { feedHref } from '#runtime/routes/feed-href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('news-list');
  const { page } = useRuntime();
  const path = page.path.split('?')[0] ?? '/';
  const { chosen } = data;
  const category = chosen ? `category=${encodeURIComponent(chosen.slug)}&` : '';
  const more = data.page < data.totalPages ? `${path}?${category}page=${data.page + 1}` : null;
  return (
    <section className={styles.root}>
      <div className="wrap" data-width="wide">
        <header className={styles.head}>
          <h1>{options.title || t('title')}</h1>
          <ChoiceLinks
            label={t('categories')}
            items={[
              { label: t('all'), href: path, current: chosen === null },
              ...data.terms.map((term) => ({
                label: term.title,
                href: `${path}?category=${encodeURIComponent(term.slug)}`,
                current: term.id === chosen?.id,
              })),
            ]}
          />
        </header>
        {data.posts.length > 0 ? (
          <PostGrid posts={data.posts} lead={chosen === null} eager />
        ) : (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={<Button href={path}>{t('showAll')}</Button>}
          />
        )}
        <LoadMore href={more} label={t('more')} />
        <FeedLink href={feedHref(page.language, 'posts.atom')} label={t('feed')} icon="rss" />
      </div>
    </section>
  );
}
