import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { ChoiceLinks } from '#runtime/product/choice-links.tsx';
import { FeedLink } from '#runtime/product/feed-link.tsx';
import { LoadMore } from '#runtime/product/load-more.tsx';
import { PostGrid } from '#runtime/product/post-grid.tsx';
import { categoryFeedHref } from '#runtime/routes/feed-href.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { Pager } from '#runtime/ui/pager.tsx';
import { AboutAuthor } from './about-author.tsx';
import type { load, PostCategoryData } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('post-category');
  const { page } = useRuntime();
  const { posts, span, totalPages } = data;
  const blog = screenHref(page.language, 'blog');
  const own = page.path.split('?')[0] ?? '/';
  const atPage = (number: number) => (number > 1 ? `${own}?page=${number}` : own);
  const more = span.last < totalPages ? `${own}?page=${span.last + 1}&from=${span.first}` : null;
  const empty = data.author ? t('emptyAuthor') : t('empty');
  return (
    <section className={styles.root}>
      <div className="wrap" data-width="wide">
        <Head data={data} />
        {posts.length > 0 ? (
          <PostGrid posts={posts} eager />
        ) : (
          <EmptyState title={empty} action={<Button href={blog}>{t('showAll')}</Button>} />
        )}
        <LoadMore href={more} label={t('more')} />
        <div className={styles.pager}>
          <Pager
            page={span.last}
            pages={totalPages}
            href={atPage}
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
        {!data.author && (
          <FeedLink
            href={categoryFeedHref(page.language, data.term.slug, 'atom')}
            label={t('feed')}
            icon="rss"
          />
        )}
      </div>
    </section>
  );
}

function Head({ data }: { readonly data: PostCategoryData }) {
  const t = useMessages('post-category');
  const { page } = useRuntime();
  const href = (slug?: string) => screenHref(page.language, 'blog', slug);
  const own = data.author
    ? { label: data.author.name, href: screenHref(page.language, 'author', data.author.slug) }
    : { label: data.term.title, href: href(data.term.slug) };
  return (
    <header className={styles.head}>
      <Breadcrumbs label={t('path')} items={[{ label: t('blog'), href: href() }, own]} />
      {data.author ? (
        <AboutAuthor {...data.author} />
      ) : (
        <>
          <h1>{data.term.title}</h1>
          <ChoiceLinks
            label={t('categories')}
            items={data.terms.map(({ id, title, slug }) => ({
              label: title,
              href: href(slug),
              current: id === data.term.id,
            }))}
          />
        </>
      )}
    </header>
  );
}
