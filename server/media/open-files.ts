import { StartError } from '../db/start-error.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import type { MediaSettings } from './settings.ts';

export interface MediaFiles {
  readonly media: FileStore;
  /** Uploaded files that are not in the library yet. */
  readonly incoming: FileStore;
}

/** Opens the file stores of the settings. Throws `StartError` for a store that does not respond. */
export async function openMediaFiles(settings: MediaSettings): Promise<MediaFiles> {
  if (!('s3' in settings)) {
    return { media: localFiles(settings.media), incoming: localFiles(settings.incoming) };
  }
  const { endpoint, bucket } = settings.s3;
  // Imports the S3 client only for shops that use it.
  const { checkBucket, connectS3, s3Files } = await import('./s3-files.ts');
  const client = connectS3(settings.s3);
  try {
    await checkBucket(client, bucket);
  } catch (error) {
    throw new StartError(
      `The bucket "${bucket}" at ${endpoint} (S3_URL) cannot be used: ${(error as Error).name}. Check that it exists, and that the key may read, write, list and delete there.`,
    );
  }
  return {
    media: s3Files(client, bucket, 'media/'),
    incoming: s3Files(client, bucket, 'incoming/'),
  };
}
