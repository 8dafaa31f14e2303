import type { Handlers } from '../../api/handler.ts';
import { deleteFiles, deleteMedia } from './delete.ts';
import { addFromBucketInternal, addFromBucketPublic, createMedia, getUploadUrl } from './drive.ts';
import { goalFile } from './goal-file.ts';
import { filterMedia } from './library.ts';
import type { LogMedia } from './log-media.ts';
import type { MediaDependencies } from './media-dependencies.ts';
import { updateMedia } from './update.ts';
import { uploadMedia } from './upload.ts';

/** Handlers of the media library: listing, uploading and deleting. */
export function createMediaHandlers(deps: MediaDependencies, log: LogMedia) {
  return {
    'media.filterStandard': filterMedia(deps),
    'media.create': createMedia(deps),
    'media.update': updateMedia(deps, log),
    'media.delete': deleteMedia(deps, log),
    'media.upload': uploadMedia(deps),
    'media.directoryItemDelete': deleteFiles(deps),
    'media.getUploadUrl': getUploadUrl(deps),
    'media.addFromBucketPublic': addFromBucketPublic(deps),
    'media.addFromBucket': addFromBucketInternal(deps),
    'media.goalFile': goalFile(deps),
  } satisfies Partial<Handlers>;
}
