import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { Icon } from '../../ui/icon.tsx';
import { sourceFor } from './picture-source.ts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly media: Pick<Media, 'mime' | 'sources' | 'path' | 'extension' | 'placeholder'>;
  /** Displayed width in pixels. */
  readonly width: number;
  readonly eager?: boolean;
}

/** A small decorative image of a medium: the whole picture, or the extension of a file. */
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
