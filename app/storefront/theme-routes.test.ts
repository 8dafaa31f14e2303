import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { readThemeByHash } from '#server/services/themes/published-theme.ts';
import { hashOf } from '#server/services/themes/read-source.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createPageStyles } from './page-styles.ts';
import { themeRoutes } from './theme-routes.ts';

test('the sheet of a page is compressed and cached indefinitely, that of another build is not found', async () => {
  const database = await createTestDatabase();
  const styles = createPageStyles({
    hash: 'abc',
    base: [0],
    theme: [],
    views: {},
    rules: ['.a{}'],
  });
  const app = fastify();
  await themeRoutes(app, { deps: database, fonts: new Map(), styles });
  const address = styles.addressOf(new Set());
  const headers = { 'accept-encoding': 'gzip' };
  const found = await app.inject({ url: address, headers });
  expect(found.headers['cache-control']).toContain('immutable');
  expect(gunzipSync(found.rawPayload).toString()).toContain('.a{}');
  expect((await app.inject({ url: address.replace('abc', 'old') })).statusCode).toBe(404);
  await app.close();
  await database.drop();
});

test('the sheet of a theme is kept for ever under the address that its content gives', async () => {
  const database = await createTestDatabase();
  const source = themeText(presets.editorial);
  const hash = hashOf(source);
  await database.db
    .insertInto('theme_drafts')
    .values({ source, revision: 1, updated_at: new Date().toISOString() })
    .execute();
  const found = await readThemeByHash(database, hash);
  const app = fastify();
  const fonts = new Map([['bodoni.woff2', '/assets/bodoni-1.woff2']]);
  await themeRoutes(app, { deps: database, fonts, styles: null });
  const sheetAt = (url: string) => app.inject({ url });
  const sheet = await sheetAt(found?.published?.sheet ?? '');
  expect(sheet.headers['cache-control']).toContain('immutable');
  expect(sheet.body).toContain('--accent: light-dark(#8c1d40, #f2a3bb);');
  expect(sheet.body).toContain("url('/assets/bodoni-1.woff2')");
  const other = await sheetAt(`/theme/${hash}-00000000.css`);
  expect(other.headers['cache-control']).toBe('no-store');
  expect(other.body).toBe(sheet.body);
  expect((await sheetAt(`/theme/${hash.replace(/./g, '0')}-00000000.css`)).statusCode).toBe(404);
  await app.close();
  await database.drop();
});

test('a page that was cached keeps its theme while the database is away', async () => {
  const database = await createTestDatabase();
  const source = themeText(presets.modern);
  await database.db
    .insertInto('theme_drafts')
    .values({ source, revision: 1, updated_at: new Date().toISOString() })
    .execute();
  const found = await readThemeByHash(database, hashOf(source));
  const url = found?.published?.sheet ?? '';
  const app = fastify();
  await themeRoutes(app, { deps: database, fonts: new Map(), styles: null });
  const first = await app.inject({ url });
  await database.drop();
  const second = await app.inject({ url });
  expect([second.statusCode, second.body]).toEqual([200, first.body]);
  await app.close();
});
