import type { Bucket } from '../../media/bucket.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Dependencies of the media services. */
export interface MediaDependencies extends ServiceDependencies {
  readonly store: MediaStore;
  readonly bucket: Bucket;
}

/** Tags of cached responses that contain media; drop them when a medium changes. */
export const mediaTags = ['media', 'catalogue', 'posts'] as const;
