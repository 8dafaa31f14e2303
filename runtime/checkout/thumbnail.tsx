import type { Media } from '#schemas/entities/media.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly media: Media | null;
  readonly sizes: string;
}

/** Decorative picture of a line next to its name; the drawing of a missing picture when there is none. */
export function Thumbnail({ media, sizes }: ThumbnailProps) {
  const sources = media?.sources ?? [];
  const [width, height] = [media?.width ?? 1, media?.height ?? 1];
  return (
    <span className={styles.frame}>
      <Picture media={{ ...media, sources, width, height, alt: '' }} sizes={sizes} ratio="1/1" />
    </span>
  );
}
