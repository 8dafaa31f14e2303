import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBucket } from './bucket.ts';
import { localFiles } from './local-files.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaStore, type StoredPicture } from './media-store.ts';
import type { MadeRendition } from './rendition-maker.ts';
import { makeRenditions, parseRenditionFile, renditionSpec, renditionUrl } from './renditions.ts';

let root: string;
let app: FastifyInstance;
let photo: StoredPicture;
let badge: StoredPicture;
const made: MadeRendition[] = [];

const draw = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 140, alpha } } })
    .png()
    .toBuffer();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'izlog-media-'));
  const store = createMediaStore(localFiles(root), { onMade: (rendition) => made.push(rendition) });
  photo = await taken(store.add(await draw(1000, 750, 1)));
  badge = await taken(store.add(await draw(200, 300, 0.5)));
  app = Fastify({ exposeHeadRoutes: false });
  await app.register(mediaRoutes, {
    store,
    bucket: createBucket(localFiles(join(root, 'incoming')), async () => Buffer.alloc(32)),
    findAccess: async () => ({ isPublic: true, download: null }),
    isStaff: async () => false,
  });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

async function taken(result: ReturnType<ReturnType<typeof createMediaStore>['add']>) {
  const stored = await result;
  if (!stored.ok) throw new Error(stored.error.code);
  return stored.value;
}

const get = (url: string, headers = {}) => app.inject({ url, headers });

/** A valid white PNG of any size, a few kilobytes long. */
function whitePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('refuses a picture with a very long side before it is decoded · ME2', async () => {
  const store = createMediaStore(localFiles(join(root, 'long')));
  expect(await store.isPicture(whitePng(1, 20_000))).toBe(true);
  for (const long of [whitePng(1, 2_000_003), whitePng(20_001, 1)]) {
    expect(await store.isPicture(long)).toBe(false);
    expect(await store.addClean(long)).toEqual({
      ok: false,
      error: { code: 'unsupportedMediaType' },
    });
  }
  expect(await readdir(join(root, 'long')).catch(() => [])).toEqual([]);
});

test('makes no rendition wider than the original · LAYOUT-11', () => {
  expect(renditionSpec(photo)).toEqual({
    widths: [320, 640, 960],
    formats: ['avif', 'webp', 'jpeg'],
  });
  expect(renditionSpec(badge)).toEqual({ widths: [200], formats: ['avif', 'webp', 'png'] });
});

test('encodes avif, webp, jpeg and png · CONST-57 LAYOUT-11', async () => {
  const opaque = await makeRenditions(
    await draw(400, 300, 1),
    renditionSpec({ width: 400, hasAlpha: false }),
  );
  const clear = await makeRenditions(
    await draw(400, 300, 0.2),
    renditionSpec({ width: 400, hasAlpha: true }),
  );
  const kinds = await Promise.all(
    [...opaque, ...clear].map(async ({ data, width, height }) => {
      const meta = await sharp(data).metadata();
      return `${meta.format} ${width === meta.width && height === meta.height}`;
    }),
  );
  expect(kinds).toEqual([
    'heif true',
    'webp true',
    'jpeg true',
    'heif true',
    'webp true',
    'png true',
  ]);
});

test('previews every picture within 500 characters', async () => {
  const noise = sharp({
    create: {
      width: 1200,
      height: 1600,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });
  const store = createMediaStore(localFiles(root));
  const stored = await taken(store.add(await noise.png().toBuffer()));
  for (const { placeholder } of [photo, badge, stored]) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThanOrEqual(500);
  }
});

test('serves a rendition with inert, immutable headers', async () => {
  const response = await get(renditionUrl(photo.hash, { width: 640, format: 'avif' }));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await sharp(response.rawPayload).metadata()).width).toBe(640);
  const again = await get(`/media/${photo.hash}/640.avif`, {
    'if-none-match': response.headers.etag,
  });
  expect(again.statusCode).toBe(304);
  const url = renditionUrl(photo.hash, { width: 640, format: 'avif' });
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-type']).toBe('image/avif');
});

test('encodes once for many simultaneous requests', async () => {
  const url = renditionUrl(photo.hash, { width: 960, format: 'webp' });
  const responses = await Promise.all(Array.from({ length: 20 }, () => get(url)));
  expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]));
  expect(made.filter(({ width, format }) => width === 960 && format === 'webp')).toHaveLength(1);
});

test.each([
  '/media/HASH/333.avif',
  '/media/HASH/1280.avif',
  '/media/HASH/0640.avif',
  '/media/HASH/640.gif',
  '/media/HASH/640.png',
  '/media/HASH/original',
  '/media/HASH/facts.json',
  '/media/HASH/..%2foriginal',
  '/media/..%2f..%2fetc/640.avif',
  '/media/HASH%00/640.avif',
  `/media/${'0'.repeat(64)}/640.avif`,
])('returns 404 for %s, also in the body · API-005', async (pattern) => {
  const response = await get(pattern.replace('HASH', photo.hash));
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ errored: true, message: 'Not found.', statusCode: 404 });
});

test('refuses files that are not raster pictures', async () => {
  const store = createMediaStore(localFiles(root));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const tries = [Buffer.from(svg), Buffer.from(gif, 'base64'), Buffer.from('MZ'), Buffer.alloc(0)];
  for (const bytes of tries) {
    expect(await store.add(bytes)).toMatchObject({
      ok: false,
      error: { code: 'unsupportedMediaType' },
    });
  }
});

test('refuses requests when too many wait', async () => {
  const store = createMediaStore(localFiles(root), { concurrency: 1, maxWaiting: 1 });
  const fresh = await taken(store.add(await draw(990, 700, 1)));
  const widths = [320, 640, 960];
  const results = await Promise.all(
    widths.map((width) => store.read(fresh.hash, { width, format: 'jpeg' })),
  );
  expect(
    results.filter((result) => !result.ok && result.error.code === 'unavailable'),
  ).toHaveLength(1);
});

test('encodes small widths of all pictures first', async () => {
  const order: string[] = [];
  const store = createMediaStore(localFiles(root), {
    onMade: ({ hash, width }) => order.push(`${width} ${hash}`),
  });
  const one = await taken(store.add(await draw(700, 500, 1)));
  const two = await taken(store.add(await draw(700, 501, 1)));
  await store.warmUp([one.hash, two.hash]);
  const widths = order.map((line) => Number(line.split(' ')[0]));
  expect(widths).toEqual([320, 320, 320, 320, 640, 640, 640, 640]);
  await store.warmUp([one.hash, two.hash]);
  expect(order).toHaveLength(8);
});

test('leaves no half-written files', async () => {
  const files = await readdir(root, { recursive: true });
  const names = files
    .map((file) => file.split('/').at(-1) ?? '')
    .filter((name) => name.includes('.'));
  expect(names.filter((name) => name !== 'facts.json' && !parseRenditionFile(name))).toEqual([]);
});
