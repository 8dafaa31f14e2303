import type { Media } from '#schemas/entities/media.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly media: Media | null;
  readonly sizes: string;
}

/** Decorative picture of a line next to its name; the drawing of a missing picture when there is none. */
export function Thumbnail({ media, sizes }: ThumbnailProps) {
  const { sources = [], width, height } = media ?? {};
  return (
    <span className={styles.frame}>
      <Picture
        media={{ ...media, sources, width: width ?? 1, height: height ?? 1, alt: '' }}
        sizes={sizes}
        ratio="1/1"
      />
    </span>
  );
}
