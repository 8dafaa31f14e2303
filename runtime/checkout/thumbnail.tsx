import type { Media } from '#schemas/entities/media.ts';
import { Flag } from '../ui/flag.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly media: Media | null;
  readonly sizes: string;
}

/** Picture of a line, decoration beside its name; a flag where there is none. */
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
        <Flag name="kilo" />
      )}
    </span>
  );
}
