import type { Comment } from '#schemas/entities/comment.ts';
import { useFormat, useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './comment-item.module.css';

interface CommentTextProps {
  readonly comment: Comment;
  readonly stars: number;
  readonly t: Translate;
}

/** One comment with name, date and stars. Markup in it is shown as text. */
export function CommentText({ comment, stars, t }: CommentTextProps) {
  const { page } = useRuntime();
  const format = useFormat();
  const { author, title, comment: text, rating, created_at: at, language } = comment;
  const lang = language === page.language ? undefined : language;
  return (
    <>
      {rating !== null && (
        <p className={styles.rating}>
          <Rating value={rating} label={t('starsOf', { smart_count: rating, most: stars })} />
        </p>
      )}
      {title !== '' && (
        <h3 className={styles.title} lang={lang}>
          {title}
        </h3>
      )}
      <p className={styles.by}>
        <span className={styles.author}>{comment.byShop ? page.site.name : author}</span>
        <time dateTime={at}>{format.date(at)}</time>
        {comment.byShop && <Badge icon="store">{t('byShop')}</Badge>}
        {comment.verified && (
          <Badge tone="good" icon="circle-check">
            {t('verified')}
          </Badge>
        )}
        {comment.status !== 'approved' && (
          <Badge tone="quiet" icon="clock">
            {t(comment.status)}
          </Badge>
        )}
      </p>
      {text !== '' && (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      )}
    </>
  );
}
