import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { multipartForm } from '../testing/media-library.ts';
import { createServer } from './create-server.ts';
import { folderPrefix } from './receive-files.ts';
import type { StorefrontRequest } from './storefront.ts';

let app: FastifyInstance;
let seen: Pick<StorefrontRequest, 'form' | 'refused'> & { readonly files: readonly string[] };
beforeAll(async () => {
  app = await createServer({
    logger: pino({ level: 'silent' }),
    api: {
      dispatch: async () => ({ ok: true, value: {} }),
      authenticate: async () => ({ kind: 'anonymous' }),
      identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
    },
    storefront: async ({ form, files = [], refused = null }) => {
      const contents = files.map(
        async ({ field, name, read }) => `${field} ${name} ${await read()}`,
      );
      seen = { form, refused, files: await Promise.all(contents) };
      return { status: 200, headers: {}, cookies: [], body: 'page' };
    },
    assets: tmpdir(),
    openApi: {},
    trustProxy: false,
    plugins: [],
  });
});
afterAll(() => app.close());
// The response is sent before its files are deleted.
afterEach(() => vi.waitUntil(async () => (await leftFolders()).length === 0));

const leftFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`${folderPrefix}${process.pid}-`));

type Parts = Parameters<typeof multipartForm>[0];

const post = (parts: Parts, more: Readonly<Record<string, string>> = {}) => {
  const { payload, headers } = multipartForm(parts);
  return app.inject({ method: 'POST', url: '/povrat', payload, headers: { ...headers, ...more } });
};
const field = (name: string, content: string) => ({ name, content });
const file = (name: string, fileName: string, content: string | Buffer) => ({
  name,
  fileName,
  content,
});

test('a form with files is read as one without: lists, and no empty files', async () => {
  await post([
    field('_command', 'form.send'),
    field('field.a', 'jedan'),
    field('field.a', 'dva'),
    file('field.cv', 'cv.pdf', '%PDF-'),
    file('field.none', '', ''),
  ]);
  expect(seen).toMatchObject({
    form: { _command: 'form.send', 'field.a': ['jedan', 'dva'] },
    files: ['field.cv cv.pdf %PDF-'],
    refused: null,
  });
});

test('a form without files is read as usual', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = '_command=cart.add&qty=1&consents=1&consents=2';
  const { statusCode } = await app.inject({ method: 'POST', url: '/povrat', payload, headers });
  expect([statusCode, { ...seen.form }]).toEqual([
    200,
    { _command: 'cart.add', qty: '1', consents: ['1', '2'] },
  ]);
  expect((await app.inject('/povrat')).statusCode).toBe(200);
});

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');

test('a file of 10 MB is taken, a larger one is refused at its field, and what was typed stays · CONST-41', async () => {
  await post([file('field.cv', 'a.pdf', megabytes(10))]);
  expect([seen.files.length, seen.refused]).toEqual([1, null]);
  const larger = Buffer.concat([megabytes(10), Buffer.from('a')]);
  await post([field('field.a', 'tekst'), file('field.cv', 'a.pdf', larger)]);
  expect(seen).toMatchObject({
    form: { 'field.a': 'tekst' },
    files: [],
    refused: { code: 'fileTooLarge', field: 'field.cv' },
  });
});

test('files that are too large together are refused', async () => {
  await post([1, 2, 3].map((each) => file('photos', `${each}.jpg`, megabytes(9))));
  expect(seen.refused).toMatchObject({ code: 'payloadTooLarge' });
});

test('a form of 500 fields, and one of six files, are refused', async () => {
  await post(Array.from({ length: 500 }, (_, at) => field(`field.${at}`, 'x')));
  expect(seen.refused).toMatchObject({ code: 'payloadTooLarge' });
  await post(Array.from({ length: 6 }, (_, at) => file('photos', `${at}.jpg`, 'x')));
  expect(seen.refused).toMatchObject({ code: 'tooManyFiles', params: { max: 5 } });
});

test('a request that is far too long is not read · HT3', async () => {
  const response = await post([field('a', 'b')], { 'content-length': `${60 * 1024 * 1024}` });
  expect(response.statusCode).toBe(413);
  expect(response.headers['connection']).toBe('close');
});

test('a name that would change what objects are is refused', async () => {
  await post([field('a', 'b'), field('__proto__', 'x')]);
  expect(seen).toMatchObject({ form: { a: 'b' }, refused: { code: 'uploadFailed' } });
});

test('a broken form is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nabc';
  await app.inject({ method: 'POST', url: '/povrat', payload, headers });
  expect(seen.refused).toMatchObject({ code: 'uploadFailed' });
});
