import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucketServer } from '#tests/support/bucket-server.ts';
import { createBucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { openMediaFiles } from './open-files.ts';
import { readMediaSettings } from './settings.ts';

let folder: string;
let server: Awaited<ReturnType<typeof openBucketServer>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-files-'));
  server = await openBucketServer(join(folder, 'buckets'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const inBucket = () => openMediaFiles(readMediaSettings({ S3_URL: server.url }, folder));
const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', async () => localFiles(join(folder, 'local'))],
  ['a bucket', async () => (await inBucket()).media],
];

test.each(stores)('files in %s are stored, listed and removed', async (_name, open) => {
  const files = await open();
  expect([await files.read('ab/c/original'), await files.size('ab/c/original')]).toEqual([
    null,
    null,
  ]);
  await files.write('ab/c/original', Buffer.from([1, 2, 3]));
  await files.write('ab/c/640.avif', 'small');
  await files.write('ab/cd', 'a neighbour');
  expect(await files.read('ab/c/original')).toEqual(Buffer.from([1, 2, 3]));
  expect(await files.size('ab/c/640.avif')).toBe(5);
  const names = await files.namesBefore(new Date(Date.now() + 60_000));
  expect(names.sort()).toEqual(['ab/c/640.avif', 'ab/c/original', 'ab/cd']);
  expect(await files.namesBefore(new Date(0))).toEqual([]);
  await files.remove('ab/c');
  expect(await files.namesBefore(new Date(Date.now() + 60_000))).toEqual(['ab/cd']);
  await files.remove('ab/nothing');
});

test('a file is uploaded to the bucket by a signed URL and read from there', async () => {
  const { incoming } = await inBucket();
  const bucket = createBucket(incoming, async () => Buffer.alloc(32, 7));
  const now = new Date();
  const { url, key } = await bucket.uploadAddress({ mime: 'image/png', size: 5 }, now);
  expect(url.startsWith(new URL(server.url).origin)).toBe(true);
  // The signature makes the store refuse another size or type.
  const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders');
  expect(signed).toBe('content-length;content-type;host');
  const headers = { 'content-type': 'image/png' };
  const sent = await fetch(url, { method: 'PUT', body: '12345', headers });
  expect(sent.status).toBe(200);
  expect(await bucket.read(key, now)).toEqual(Buffer.from('12345'));
  await bucket.remove(key);
  expect(await bucket.read(key, now)).toBeNull();
});

test('a file of another size than announced is refused', async () => {
  const { incoming } = await inBucket();
  const bucket = createBucket(incoming, async () => Buffer.alloc(32, 7));
  const now = new Date();
  const { key } = await bucket.uploadAddress({ mime: 'image/png', size: 5 }, now);
  await incoming.write(key.split('.')[0] ?? '', '123456');
  expect(await bucket.read(key, now)).toBeNull();
});

test.each([
  'https://s3.example.com/bucket',
  'https://key:word@s3.example.com/',
  'https://key:word@s3.example.com/bucket/folder',
  'key:word@bucket',
])('an invalid setting %s is refused without revealing its secret', (S3_URL) => {
  const read = () => readMediaSettings({ S3_URL }, '.izlog');
  expect(read).toThrow('S3_URL must be an address like');
  expect(read).not.toThrow('word');
});

test('an unusable bucket stops the start', async () => {
  const settings = readMediaSettings({ S3_URL: server.url.replace('/shop', '/nowhere') }, folder);
  await expect(openMediaFiles(settings)).rejects.toThrow('The bucket "nowhere" at');
});

test('a shared folder holds media and uploads of several servers', () => {
  expect(readMediaSettings({ MEDIA_FOLDER: '/mnt/shop' }, '.izlog')).toEqual({
    media: '/mnt/shop',
    incoming: '/mnt/shop/incoming',
  });
  expect(readMediaSettings({}, '.izlog')).toEqual({
    media: '.izlog/media',
    incoming: '.izlog/incoming',
  });
});
