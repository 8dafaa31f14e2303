import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { Icon } from '../ui/icon.tsx';
import { sourceFor } from './picture-source.ts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly media: Pick<Media, 'mime' | 'sources' | 'path' | 'extension' | 'placeholder'>;
  /** Pixels it is shown wide. */
  readonly width: number;
  readonly eager?: boolean;
}

/** A medium at a glance: the whole picture, or the ending of a file's name. Decoration. */
export function Thumbnail({ media, width, eager = false }: ThumbnailProps) {
  const [failed, setFailed] = useState(false);
  if (!media.mime.startsWith('image/')) {
    return (
      <span className={styles.file}>
        <Icon name="file-text" />
        {media.extension}
      </span>
    );
  }
  if (failed) {
    return (
      <span className={styles.file}>
        <Icon name="image-off" />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={sourceFor(media.sources, width)?.path ?? media.path}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
