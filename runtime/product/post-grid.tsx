import { type CardPost, PostCard } from './post-card.tsx';
import styles from './post-grid.module.css';

interface PostGridProps {
  readonly posts: readonly CardPost[];
  /** Whether the first post is larger, with its picture next to the text. */
  readonly lead?: boolean | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Whether the first picture is above the fold. */
  readonly eager?: boolean | undefined;
}

/** Posts in columns. */
export function PostGrid({ posts, lead, level, eager }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.id} className={styles.item} data-lead={lead && index === 0}>
          <PostCard
            post={post}
            level={level}
            lead={lead && index === 0}
            priority={(eager && index === 0) || undefined}
          />
        </li>
      ))}
    </ul>
  );
}
