import { join } from 'node:path';
import { StartError } from '../db/start-error.ts';
import type { S3Settings } from './s3-files.ts';

/** Storage of media and uploads: folders, or a store that several servers share. */
export type MediaSettings =
  | { readonly media: string; readonly incoming: string }
  | { readonly s3: S3Settings };

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws `StartError` with what to fix. */
export function readMediaSettings(
  { S3_URL, MEDIA_FOLDER }: Environment,
  dataFolder: string,
): MediaSettings {
  if (S3_URL) return { s3: readS3(S3_URL) };
  if (!MEDIA_FOLDER)
    return { media: join(dataFolder, 'media'), incoming: join(dataFolder, 'incoming') };
  return { media: MEDIA_FOLDER, incoming: join(MEDIA_FOLDER, 'incoming') };
}

/** The URL contains a password, so the error never repeats it. */
function readS3(value: string): S3Settings {
  const url = URL.canParse(value) ? new URL(value) : null;
  const [bucket, ...more] = (url?.pathname ?? '').split('/').filter(Boolean);
  const isWhole = url && /^https?:$/.test(url.protocol) && url.username && url.password;
  if (!isWhole || !bucket || more.length > 0) {
    throw new StartError(
      'S3_URL must be an address like https://key:secret@s3.example.com/bucket?region=eu-central-1 (special characters of key and secret percent-encoded).',
    );
  }
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
