import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { FileStore } from './file-store.ts';

export interface S3Settings {
  /** URL of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function connectS3({ endpoint, region, ...settings }: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon S3 have buckets in the path, and not all support its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  });
}

/** Throws unless the bucket exists and is accessible. */
export async function checkBucket(client: S3Client, bucket: string): Promise<void> {
  await client.send(new HeadBucketCommand({ Bucket: bucket }));
}

/** Returns the files in a bucket of an S3-compatible store, below a prefix such as `media/`. */
export function s3Files(client: S3Client, bucket: string, prefix: string): FileStore {
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const removeOne = (name: string) => client.send(new DeleteObjectCommand(at(name)));

  async function objects(folder: string) {
    const found: { readonly name: string; readonly written: Date }[] = [];
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix + folder,
          ContinuationToken: next,
        }),
      );
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
        found.push({ name: Key.slice(prefix.length), written: LastModified });
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return found;
  }

  return {
    async read(name) {
      const found = await orIfMissing(client.send(new GetObjectCommand(at(name))));
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async write(name, data) {
      await client.send(new PutObjectCommand({ ...at(name), Body: data }));
    },
    async size(name) {
      const found = await orIfMissing(client.send(new HeadObjectCommand(at(name))));
      return found?.ContentLength ?? null;
    },
    async remove(name) {
      await removeOne(name);
      for (const inner of await objects(`${name}/`)) await removeOne(inner.name);
    },
    async namesBefore(time) {
      const all = await objects('');
      return all.filter(({ written }) => written < time).map(({ name }) => name);
    },
    uploadUrl: (name, { mime, size }, seconds) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ ...at(name), ContentType: mime, ContentLength: size }),
        {
          expiresIn: seconds,
          signableHeaders: new Set(['host', 'content-type', 'content-length']),
        },
      ),
  };
}

async function orIfMissing<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (error) {
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode === 404) return null;
    throw error;
  }
}
