import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAtOnce, compressWell } from './compression.ts';
import { createServer } from './create-server.ts';

const pageOf = (length: number) =>
  Array.from({ length }, (_, row) => `<p data-row="${row}">Red ${(row * 7919) % 1009}</p>`).join(
    '',
  );
const pages: Readonly<Record<string, string>> = { '/small': pageOf(2000), '/large': pageOf(8000) };

let app: FastifyInstance;
beforeAll(async () => {
  app = await createServer({
    logger: pino({ level: 'silent' }),
    api: {
      dispatch: async () => ({ ok: true, value: {} }),
      authenticate: async () => ({ kind: 'anonymous' }),
      identify: async () => ({ actor: { kind: 'anonymous' }, changes: [] }),
    },
    storefront: async ({ url }) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      cookies: [],
      body: pages[url.pathname] ?? '',
    }),
    assets: tmpdir(),
    openApi: {},
    trustProxy: false,
    plugins: [],
  });
});
afterAll(() => app.close());

test.each([
  ['/small', 'br', brotliDecompressSync],
  ['/small', 'gzip', gunzipSync],
  ['/large', 'br', brotliDecompressSync],
  ['/large', 'gzip', gunzipSync],
] as const)('%s as %s is compressed in one call, not as a stream', async (path, encoding, open) => {
  const response = await app.inject({ url: path, headers: { 'accept-encoding': encoding } });
  const { headers, rawPayload } = response;
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding');
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(open(rawPayload).toString()).toBe(pages[path]);
});

test('a page for a browser without compression is sent uncompressed', async () => {
  const { headers, body } = await app.inject({ url: '/small' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(pages['/small']);
});

test('a large page is compressed at a lower quality to limit the time', () => {
  const large = Buffer.alloc(400_000, pageOf(20_000));
  const [fast, well] = [compressAtOnce(large, 'br'), compressWell(large, 'br')];
  expect(fast.length).toBeGreaterThan(1.05 * well.length);
  expect(brotliDecompressSync(fast).equals(large)).toBe(true);
});
