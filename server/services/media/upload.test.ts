import { mkdir, readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Media } from '#schemas/entities/media.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { folderPrefix } from '../../http/receive-files.ts';
import {
  drawPicture,
  multipartForm,
  openLibrary,
  type TestLibrary,
} from '../../testing/media-library.ts';

let database: TestDatabase;
let library: TestLibrary;
beforeAll(async () => {
  database = await createTestDatabase();
  library = await openLibrary(database.db);
  const temporary = join(library.folder, 'tmp');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await library.close();
  await database.drop();
});
beforeEach(async () => {
  expect(await leftovers()).toEqual([]);
});

const url = '/api/v2/media/upload';
const megabyte = 1024 * 1024;

type Parts = Parameters<typeof multipartForm>[0];

async function upload(parts: Parts, token: string | null = 'staff') {
  const { payload, headers } = multipartForm(parts);
  const response = await library.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(token !== null && { accesstoken: token }) },
  });
  const body: { data: Media[]; code?: string; params?: object; field?: string } = response.json();
  return { status: response.statusCode, ...body };
}

async function leftovers(): Promise<string[]> {
  const names = await readdir(tmpdir());
  return names.filter((name) => name.startsWith(folderPrefix));
}

async function drive(): Promise<string[]> {
  return readdir(join(library.folder, 'media'), { recursive: true }).catch(() => []);
}

async function count(): Promise<number> {
  const rows = await database.db.selectFrom('media').select('id').execute();
  return rows.length;
}

test('is for staff only · API-102 MEDIA-09 PERM-15', async () => {
  const parts = [{ fileName: 'a.png', content: await drawPicture(9, 9, 'red') }];
  expect((await upload(parts, null)).status).toBe(401);
  expect((await upload(parts, 'customer')).status).toBe(403);
  expect((await upload(parts, 'nobody')).status).toBe(401);
  expect(await drive()).toEqual([]);
  expect((await upload(parts)).status).toBe(200);
});

test('returns the media with the data sent along · API-102 MEDIA-02', async () => {
  const customData = JSON.stringify({
    title: 'Kula',
    alt: 'Kamena kula',
    description: 'Na otoku',
    access: 'other',
  });
  const { data } = await upload([
    { name: 'customData', content: customData },
    { fileName: 'Šibenska kula.png', content: await drawPicture(1000, 500) },
    { fileName: 'cjenik.pdf', content: '%PDF-1.7 cijene' },
  ]);
  expect(data).toMatchObject([
    {
      title: 'Kula',
      alt: 'Kamena kula',
      description: 'Na otoku',
      access: 'other',
      originalName: 'Šibenska kula.png',
      mime: 'image/png',
      width: 1000,
      height: 500,
    },
    { mime: 'application/pdf', extension: 'pdf', width: null, sources: [] },
  ]);
  expect(data[0]?.key).toMatch(/^kula-[0-9a-f]{8}$/);
});

test('recognizes a file it already has · API-102', async () => {
  const content = await drawPicture(40, 30, 'green');
  const { data } = await upload([
    { fileName: 'a.png', content },
    { fileName: 'b.png', content },
  ]);
  const again = await Promise.all([1, 2].map(() => upload([{ fileName: 'c.png', content }])));
  const ids = [...data, ...again.flatMap((response) => response.data)].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  const other = { fileName: 'd.png', content: await drawPicture(30, 40, 'green') };
  const both = [{ fileName: 'e.png', content: await drawPicture(41, 40, 'green') }, other];
  const crossed = await Promise.all([upload(both), upload(both.toReversed())]);
  expect(crossed[0].data.map(({ id }) => id)).toEqual(
    crossed[1].data.map(({ id }) => id).toReversed(),
  );
});

test('removes all camera metadata', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 7/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { data } = await upload([{ fileName: 'foto.jpg', content: photo }]);
  expect(data[0]).toMatchObject({ width: 40, height: 60 });
  const stored = await library.store.readOriginal(data[0]?.hash ?? '');
  const { exif, orientation } = await sharp(stored ?? Buffer.alloc(0)).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test('refuses more than 10 MB in one file · MEDIA-03 CONST-41', async () => {
  const full = `%PDF-${' '.repeat(10 * megabyte - 5)}`;
  const before = await count();
  const response = await upload([
    { fileName: 'mala.pdf', content: '%PDF-mala' },
    { fileName: 'velika.pdf', content: `${full}x` },
  ]);
  expect(response).toMatchObject({
    status: 413,
    code: 'fileTooLarge',
    params: { max: 10, name: 'velika.pdf' },
  });
  expect(await count()).toBe(before);
  expect((await upload([{ fileName: 'velika.pdf', content: full }])).status).toBe(200);
});

const many = (count: number, access?: string) => [
  ...(access ? [{ name: 'customData', content: JSON.stringify({ access }) }] : []),
  ...Array.from({ length: count }, (_, index) => ({
    fileName: `${index}.pdf`,
    content: `%PDF-${index}`,
  })),
];

test('refuses more than 20 files · MEDIA-04 CONST-42', async () => {
  const response = await upload(many(21, 'other'));
  expect(response).toMatchObject({ code: 'tooManyFiles', params: { max: 20 } });
  expect((await upload(many(20, 'other'))).data).toHaveLength(20);
});

test.each([undefined, 'public'])(
  'refuses more than 10 files for everyone (access %s), before storing any · MEDIA-05 CONST-43',
  async (access) => {
    const before = await drive();
    const response = await upload(many(11, access));
    expect(response).toMatchObject({
      status: 400,
      code: 'tooManyFiles',
      params: { max: 10 },
    });
    expect(await drive()).toEqual(before);
    const { data } = await upload(many(10, access));
    expect(data.map((medium) => medium.access)).toEqual(Array(10).fill('public'));
  },
);

test.each([
  ['prazna.png', Buffer.alloc(0), 'uploadFailed'],
  ['crtez.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'fileTypeRefused'],
  ['stranica.png', '<!doctype html><script>alert(1)</script>', 'fileTypeRefused'],
  ['pola.png', '\x89PNG\r\n\x1a\n i nista', 'fileTypeRefused'],
  ['GIF.gif', 'GIF89a/*=1;alert(1)', 'fileTypeRefused'],
])(
  'refuses %s, and the good file sent with it · API-102 ERR-53 MEDIA-08',
  async (fileName, content, code) => {
    const [before, files] = [await count(), await drive()];
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const good = { fileName: 'dobra.pdf', content: `%PDF-${fileName}` };
    expect(await upload([good, { fileName, content: bytes }])).toMatchObject({ code });
    expect(await count()).toBe(before);
    expect(await drive()).toEqual(files);
  },
);

test('refuses a picture that would exhaust the memory', async () => {
  const flood = await sharp({
    create: { width: 12_000, height: 9000, channels: 3, background: 'white' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(flood.length).toBeLessThan(megabyte);
  expect(await upload([{ fileName: 'bomba.png', content: flood }])).toMatchObject({
    code: 'fileTypeRefused',
  });
});

test('takes the extension from the bytes and sanitizes the name · API-102 ENT-30', async () => {
  const content = await drawPicture(31, 31, 'pink');
  const { data } = await upload([{ fileName: '../../kula\u202Egpj.exe', content }]);
  expect(data[0]).toMatchObject({ originalName: 'kulagpj.png', extension: 'png' });
});

test.each([
  [[{ name: 'customData', content: '{nije json' }], 'badRequest'],
  [[{ name: 'customData', content: '{"access":"svi"}' }], 'badRequest'],
  [[{ name: 'customData', content: '{"id":1}' }], 'badRequest'],
  [[{ name: 'drugo', content: '1' }], 'badRequest'],
  [[], 'required'],
])('refuses unknown data: %j · API-102', async (parts: Parts, code) => {
  const file = { fileName: 'a.pdf', content: '%PDF-a' };
  const response = await upload(parts.length > 0 ? [...parts, file] : []);
  expect(response).toMatchObject({ status: 400, code });
});

test('refuses a body that is not a form · API-102', async () => {
  const headers = { accesstoken: 'staff', 'content-type': 'application/json' };
  const response = await library.app.inject({ method: 'POST', url, headers, payload: '{}' });
  expect(response.statusCode).toBe(415);
});

test('leaves nothing of an upload that was aborted', async () => {
  const [before, files] = [await count(), await drive()];
  await library.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = library.app.server.address() as AddressInfo;
  const { payload, headers } = multipartForm([
    { fileName: 'a.png', content: await drawPicture(21, 21, 'teal') },
    { fileName: 'b.pdf', content: `%PDF-${' '.repeat(megabyte)}` },
  ]);
  const sending = httpRequest({
    port,
    method: 'POST',
    path: url,
    headers: { ...headers, accesstoken: 'staff', 'content-length': payload.length },
  });
  sending.on('error', () => undefined);
  sending.write(payload.subarray(0, payload.length / 2));
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(1));
  sending.destroy();
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]));
  expect(await count()).toBe(before);
  expect(await drive()).toEqual(files);
});
