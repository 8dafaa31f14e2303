import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { offerSetup } from './setup-link.ts';
import { exampleContent } from './templates/example-content.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
});

const nobody = { email: null, passwordFile: null, shopName: null, hasExamples: false };

/** Starts a shop with this data folder; returns what it prints. */
async function start(dataFolder: string, administrator: object = {}): Promise<string> {
  const printed: string[] = [];
  const config = {
    dataFolder,
    publicUrl: 'https://shop.example',
    administrator: { ...nobody, ...administrator },
  };
  const { db } = database;
  await offerSetup({ db, config, examples: exampleContent, print: (text) => printed.push(text) });
  return printed.join('\n');
}

const linkIn = (text: string) => /https:\S+/.exec(text)?.[0];

test('a start prints one link for the owner; its token is in a private file and stays the same', async () => {
  const folder = join(temporaryFolder({}), 'new');
  const link = linkIn(await start(folder));
  const file = join(folder, 'setup-token');
  expect(link).toBe(`https://shop.example/setup#${readFileSync(file, 'utf8')}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(linkIn(await start(folder))).toBe(link);
});

test('settings name the administrator with a password from a file; the token ends', async () => {
  const folder = temporaryFolder({ password: 'dugačka lozinka\n' });
  await start(folder);
  const named = { email: 'ana@shop.example', passwordFile: join(folder, 'password') };
  expect(await start(folder, named)).toBe('ana@shop.example is the administrator of this shop.');
  expect(() => statSync(join(folder, 'setup-token'))).toThrow('ENOENT');
  expect(await start(folder, named)).toBe('');
});

test('settings name the shop and request examples, at its first start only', async () => {
  const folder = temporaryFolder({ password: 'dugačka lozinka\n' });
  const named = { email: 'ana@shop.example', passwordFile: join(folder, 'password') };
  const facts = async () => ({
    name: await database.db
      .selectFrom('options')
      .select('value')
      .where('key', '=', 'site.name')
      .executeTakeFirst(),
    products: (await database.db.selectFrom('products').select('id').execute()).length,
  });
  await start(folder, { ...named, shopName: 'Corner Books', hasExamples: true });
  const begun = await facts();
  expect(begun.name).toEqual({ value: 'Corner Books' });
  expect(begun.products).toBe(exampleContent.products.length);
  await start(folder, { ...named, shopName: 'Other Books', hasExamples: true });
  expect(await facts()).toEqual(begun);
});

test('a name of several lines stops the start', async () => {
  const folder = temporaryFolder({ password: 'dugačka lozinka\n' });
  const named = { email: 'ana@shop.example', passwordFile: join(folder, 'password') };
  await expect(start(folder, { ...named, shopName: 'Corner\nBooks' })).rejects.toThrow('SHOP_NAME');
});

test.each([
  ['a short password', 'kratka', 'a@shop.example', 'needs at least 8 characters'],
  ['no address', 'dugačka lozinka', null, 'needs ADMIN_EMAIL too'],
])('%s stops the start with what to change', async (_case, password, email, message) => {
  const folder = temporaryFolder({ password });
  const named = { email, passwordFile: join(folder, 'password') };
  await expect(start(folder, named)).rejects.toThrow(message);
});

test('a password file that is missing stops the start', async () => {
  const folder = temporaryFolder({});
  const named = { email: 'a@shop.example', passwordFile: join(folder, 'none') };
  await expect(start(folder, named)).rejects.toThrow('cannot be read');
});
