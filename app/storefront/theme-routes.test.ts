import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { createPageStyles } from './page-styles.ts';
import { themeRoutes } from './theme-routes.ts';

test('the sheet of a page is compressed and cached indefinitely, that of another build is not found', async () => {
  const database = await createTestDatabase();
  const styles = createPageStyles({ hash: 'abc', base: [0], views: {}, rules: ['.a{}'] });
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
