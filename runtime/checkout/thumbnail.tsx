import type { Media } from '#schemas/entities/media.ts';
import { Emblem } from '../ui/emblem.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly media: Media | null;
  readonly sizes: string;
}

/** Decorative picture of a line next to its name; the emblem of the site when there is none. */
export function Thumbnail({ media, sizes }: ThumbnailProps) {
  return (
    <span className={styles.frame}>
      {media ? (
        <Picture
          media={{ ...media, width: media.width ?? 1, height: media.height ?? 1 }}
          sizes={sizes}
          ratio="1/1"
          alt=""
        />
      ) : (
        <Emblem />
      )}
    </span>
  );
}
