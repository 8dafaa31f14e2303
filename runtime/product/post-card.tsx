import type { Post } from '#schemas/entities/post.ts';
import type { Language } from '#schemas/languages.ts';
import { useFormat, useRuntime } from '../block/context.tsx';
import { pageHref } from '../routes/href.ts';
import type { PictureMedia } from '../ui/picture.tsx';
import { MediaPicture } from './media-picture.tsx';
import styles from './post-card.module.css';
import { toPictureOrNull } from './shown-picture.ts';

/** Data of a post card. */
export interface CardPost {
  readonly id: number;
  readonly title: string;
  readonly language?: Language | undefined;
  readonly slug: string;
  readonly excerpt: string;
  readonly picture: PictureMedia | null;
  readonly publishedAt: string | null;
  readonly category: string | null;
}

export function toPostCard(post: Post): CardPost {
  return {
    id: post.id,
    title: post.title,
    language: post.language,
    slug: post.slug,
    excerpt: post.excerpt,
    picture: toPictureOrNull(post.media),
    publishedAt: post.published_at,
    category: post.terms.categories[0]?.title ?? null,
  };
}

interface PostCardProps {
  readonly post: CardPost;
  readonly level?: 2 | 3 | undefined;
  /** Whether the card is larger, with the picture next to the text where there is room. */
  readonly lead?: boolean | undefined;
  readonly priority?: boolean | undefined;
  /** The `sizes` attribute of the picture. */
  readonly sizes?: string | undefined;
}

const usualSizes = '(min-width: 900px) 24rem, 92vw';
const leadSizes = '(min-width: 900px) 52rem, 100vw';

/** A post in a list. */
export function PostCard({ post, level = 2, lead, priority, sizes }: PostCardProps) {
  const { page } = useRuntime();
  const lang = useLang(post);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.post} data-lead={lead}>
      <div className={styles.picture}>
        <MediaPicture
          media={post.picture}
          sizes={sizes ?? (lead ? leadSizes : usualSizes)}
          ratio="3/2"
          priority={priority}
          alt=""
        />
      </div>
      <div className={styles.text}>
        <PostDate post={post} />
        <Heading className={styles.title} lang={lang}>
          <a data-cover href={pageHref(page.language, post.slug)}>
            {post.title}
          </a>
        </Heading>
        {post.excerpt && (
          <p className={styles.excerpt} lang={lang}>
            {post.excerpt}
          </p>
        )}
      </div>
    </article>
  );
}

/** Returns `lang` for texts in another language than the page's (WCAG 3.1.2). */
export function useLang({ language }: Pick<CardPost, 'language'>): Language | undefined {
  const { page } = useRuntime();
  return language === page.language ? undefined : language;
}

/** The date and type of a post. */
export function PostDate({ post }: Pick<PostCardProps, 'post'>) {
  const format = useFormat();
  return (
    <p className={styles.meta}>
      {post.publishedAt && <time dateTime={post.publishedAt}>{format.date(post.publishedAt)}</time>}
      {post.category && <span className={styles.category}>{post.category}</span>}
    </p>
  );
}
