import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { type CardPost, PostCard, PostDate, useLang } from '#runtime/product/post-card.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

/** The newest post is large, the others are lines of a list. */
export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('post-list');
  const href = useHref();
  const { page } = useRuntime();
  const [first, ...others] = data.posts;
  if (!first) return null;
  const { link } = options;
  const all = { label: t('all'), href: screenHref(page.language, 'blog') };
  const shownLink = link ? { label: link.label ?? '', href: href(link.target ?? '') } : all;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-width="wide">
        <SectionHead id={`${id}-title`} title={options.title || t('title')} link={shownLink} />
        <div className={styles.columns}>
          <PostCard post={first} level={3} sizes="(min-width: 900px) 48rem, 92vw" />
          {others.length > 0 && (
            <ol className={styles.lines}>
              {others.map((post) => (
                <Line key={post.id} post={post} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}

function Line({ post }: { readonly post: CardPost }) {
  const { page } = useRuntime();
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <PostDate post={post} />
        <h3 className={styles.title} lang={useLang(post)}>
          <a href={pageHref(page.language, post.slug)}>{post.title}</a>
        </h3>
      </div>
      <div className={styles.picture}>
        <MediaPicture media={post.picture} sizes="7rem" ratio="1/1" alt="" />
      </div>
    </li>
  );
}
