import type { CommentThread } from '#schemas/entities/comment.ts';
import type { Translate } from '../i18n/translator.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './review-photos.module.css';

interface PhotosProps {
  readonly thread: Pick<CommentThread, 'author' | 'photos'>;
  readonly t: Translate;
}

/** The photos of a review; each opens in its largest size. */
export function ReviewPhotos({ thread: { author, photos }, t }: PhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={t('photos', { author })}>
      {photos.map(({ alt, ...photo }, index) => {
        const href = photo.sources.at(-1)?.path;
        const shown = alt || t('photoOf', { number: index + 1, author });
        return (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              <Picture media={{ ...photo, alt: shown }} sizes="7rem" ratio="1/1" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
