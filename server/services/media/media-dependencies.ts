import type { Bucket } from '../../media/bucket.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** What the services of the media library get. */
export interface MediaDependencies extends ServiceDependencies {
  readonly store: MediaStore;
  readonly bucket: Bucket;
}

/** Answers that hold media: to be dropped when one changes. */
export const mediaTags = ['media', 'catalogue', 'posts'] as const;
