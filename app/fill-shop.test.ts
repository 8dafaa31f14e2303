import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaStore } from '#server/media/media-store.ts';
import { openMediaFiles } from '#server/media/open-files.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { site } from '../fixtures/empty/izlog.config.ts';
import { fillShop } from './fill-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a site without content gets screens, pages and settings, and no account', async () => {
  const { db } = database;
  const dataFolder = temporaryFolder({});
  const files = await openMediaFiles({
    media: join(dataFolder, 'media'),
    incoming: join(dataFolder, 'incoming'),
  });
  const printed: string[] = [];
  const store = createMediaStore(files.media);
  const fill = () =>
    fillShop({
      site,
      db,
      store,
      dataFolder,
      publicUrl: 'http://localhost:3000',
      print: (text) => printed.push(text),
    });

  expect(await fill()).toEqual([]);
  expect(printed).toEqual(['Filling the shop …']);
  const templates = await db.selectFrom('templates').select('slug').execute();
  expect(templates.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['product', 'cart', 'checkout', 'login', 'error']),
  );
  const pages = await db.selectFrom('pages').select('slugs').execute();
  expect(pages.map(({ slugs }) => Object.values(slugs)[0])).toEqual(['home', 'privacy']);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);

  await fill();
  expect(printed).toHaveLength(1);
});
