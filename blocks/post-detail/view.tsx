import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { useLang } from '#runtime/product/post-card.tsx';
import { PostGrid } from '#runtime/product/post-grid.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { Html } from '#runtime/rich-text/html.tsx';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('post-detail');
  const { page } = useRuntime();
  const format = useFormat();
  const { post, author, body, terms, more, readingTime } = data;
  const lang = useLang(post);
  const blog = (slug?: string) => screenHref(page.language, 'blog', slug);
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="wide">
        <Breadcrumbs
          label={t('path')}
          items={[
            { label: t('blog'), href: blog() },
            { label: post.title, href: pageHref(page.language, post.slug) },
          ]}
        />
        <article className={styles.post}>
          <header className={styles.head}>
            <h1 lang={lang}>{post.title}</h1>
            {post.excerpt && (
              <p className="lead" lang={lang}>
                {post.excerpt}
              </p>
            )}
          </header>
          <div className={styles.picture}>
            <MediaPicture
              media={post.picture}
              sizes="(min-width: 1440px) 84rem, 100vw"
              ratio="21/9"
              priority
            />
          </div>
          <div className={styles.margin}>
            {post.publishedAt && (
              <p className="marginalia">
                <time dateTime={post.publishedAt}>{format.date(post.publishedAt)}</time>
              </p>
            )}
            <p className="marginalia">{t('readingTime', { smart_count: readingTime })}</p>
            <p className="marginalia">
              {author ? (
                <a href={screenHref(page.language, 'author', author.slug)} rel="author">
                  {author.name}
                </a>
              ) : (
                <span>{page.site.name}</span>
              )}
            </p>
            {terms.length > 0 && (
              <ul className={styles.terms} aria-label={t('terms')}>
                {terms.map((term) => (
                  <li key={term.id}>
                    <a href={blog(term.slug)}>{term.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.body} lang={lang}>
            <Html html={body} />
          </div>
        </article>
        {more.length > 0 && (
          <section className={styles.more} aria-labelledby={`${id}-more`}>
            <SectionHead id={`${id}-more`} title={t('more')} />
            <PostGrid posts={more} level={3} />
          </section>
        )}
      </div>
    </div>
  );
}
