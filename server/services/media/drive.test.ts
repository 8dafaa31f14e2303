import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createBucket } from '../../media/bucket.ts';
import { localFiles } from '../../media/local-files.ts';
import { openLibrary, type TestLibrary } from '../../testing/media-library.ts';

let database: TestDatabase;
let library: TestLibrary;
beforeAll(async () => {
  database = await createTestDatabase();
  library = await openLibrary(database.db);
});
afterAll(async () => {
  await library.close();
  await database.drop();
});

const staff = {
  actor: { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['editor'] },
} as const;
const mime = 'application/pdf';
const content = Buffer.from('%PDF-1.7 popis');

const address = (size = content.length, now = new Date()) =>
  library.caller.result('media.getUploadUrl', { name: 'popis.pdf', mime, size }, { ...staff, now });

async function put(url: string, payload = content, type = mime): Promise<number> {
  const headers = { 'content-type': type };
  return (await library.app.inject({ method: 'PUT', url, payload, headers })).statusCode;
}

async function announced(size?: number, now?: Date) {
  const response = await address(size, now);
  if (!response.ok) throw new Error(response.error.code);
  return response.value;
}

const take = (key: string, name = 'popis.pdf') =>
  library.caller.result('media.addFromBucket', { key, name }, staff);

test('accepts a file at its own upload address · API-104 API-105 API-106 MEDIA-01 MEDIA-09', async () => {
  const { url, key } = await announced();
  expect(await put(url)).toBe(204);
  expect(await take(key)).toMatchObject({ value: { access: 'other', originalName: 'popis.pdf' } });
  expect(await readdir(join(library.folder, 'incoming'))).toEqual([]);
  expect(await take(key)).toMatchObject({ error: { code: 'uploadFailed', field: 'key' } });
  const next = await announced();
  await put(next.url);
  const visible = { key: next.key, name: 'popis.pdf', title: 'Popis', alt: 'Popis zbirke' };
  const taken = await library.caller.result('media.addFromBucketPublic', visible, staff);
  expect(taken).toMatchObject({
    value: { access: 'public', title: 'Popis', alt: 'Popis zbirke', originalName: 'popis.pdf' },
  });
});

test('accepts only the announced file, and only for a limited time · API-104', async () => {
  const { url, key } = await announced();
  expect(await put(url, Buffer.from('%PDF-drugo'))).toBe(403);
  expect(await put(url, content, 'text/html')).toBe(403);
  expect(await put(url.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).toBe(403);
  expect(await put(url.replace(`.${content.length}.`, '.9.'), Buffer.from('%PDF-1234'))).toBe(403);
  expect(await put('/media/incoming/..%2f..%2fkljuc')).toBe(403);
  expect(await take(key)).toMatchObject({ error: { code: 'uploadFailed' } });
  const old = await announced(content.length, new Date(Date.now() - 3_600_001));
  expect(await put(old.url)).toBe(403);
  const foreign = createBucket(localFiles(join(library.folder, 'tuđi')), async () =>
    Buffer.alloc(32, 8),
  );
  const made = await foreign.uploadAddress({ mime, size: content.length }, new Date());
  expect(await put(made.url)).toBe(403);
  expect(await take(made.key)).toMatchObject({ error: { code: 'uploadFailed' } });
});

test('checks the file like any other upload · API-105 API-106 MEDIA-08', async () => {
  const { url, key } = await announced(6);
  expect(await put(url, Buffer.from('<html>'))).toBe(204);
  expect(await take(key)).toMatchObject({ error: { code: 'fileTypeRefused' } });
  expect(await readdir(join(library.folder, 'incoming'))).toEqual([]);
});

test('accepts a file of 10 MB at its upload address · API-104 CONST-41', async () => {
  const size = 10 * 1024 * 1024;
  const { url, key } = await announced(size);
  expect(await put(url, Buffer.concat([content], size))).toBe(204);
  expect(await take(key)).toMatchObject({ value: { size } });
});

test('creates no upload address for a file it would refuse · API-104 CONST-41 MEDIA-03 MEDIA-08', async () => {
  const codes = [await address(0), await address(10 * 1024 * 1024 + 1)].map((response) =>
    response.ok ? 'ok' : response.error.code,
  );
  expect(codes).toEqual(['uploadFailed', 'fileTooLarge']);
  const html = { name: 'a.html', mime: 'text/html', size: 5 };
  expect(await library.caller.result('media.getUploadUrl', html, staff)).toMatchObject({
    error: { code: 'fileTypeRefused' },
  });
});
