import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#fixtures/museum/content/index.ts';
import { withSections } from '#schemas/theme/edit-theme.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { seedSite } from '#server/db/seed.ts';
import { hashOf } from '#server/services/themes/read-source.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openPages } from '#tests/support/demo-pages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, createSite(), null);
  await showOn('first.test', themeText(presets.technical));
  await showOn('second.test', second);
}, 60_000);
afterAll(() => database.drop());

const second = themeText(withSections(presets.editorial, 'hero', { background: 'inverse' }));

const own = themeText(presets.modern);
const draft = themeText(withSections(presets.technical, 'hero', { background: 'warm' }));

const showOn = (domain: string, source: string) =>
  database.db
    .insertInto('theme_variations')
    .values({
      name: domain,
      source,
      hash: hashOf(source),
      domain,
      starts_on: null,
      ends_on: null,
      is_yearly: false,
      is_live: true,
    })
    .execute();

const themeReader = (pages: ReturnType<typeof openPages>) => async (address: string) => {
  const { body } = await pages.request(address);
  const html = String(body);
  return {
    sheet: /\/theme\/(\w+)-\w{8}\.css/.exec(html)?.[1],
    ground: /<meta name="theme-color"[^>]*content="([^"]+)"/.exec(html)?.[1],
    hero: /data-block="hero"[^>]*data-ground="(\w+)"/.exec(html)?.[1],
  };
};

test.each([
  ['rendered for each visitor', false],
  ['kept as bytes for all', true],
])('two domains show their own themes in pages that are %s', async (_, isShared) => {
  const domains = ['http://first.test', 'http://second.test'];
  const pages = openPages(database, isShared, { domains, siteTheme: own });
  const themeOf = themeReader(pages);
  // A page is cached from its second request on.
  for (let round = 0; round < 3; round += 1) {
    expect(await themeOf('http://first.test/')).toEqual({
      sheet: hashOf(themeText(presets.technical)),
      ground: expect.stringMatching(/^#/),
      hero: undefined,
    });
    const shown = await themeOf('http://second.test/');
    expect(shown).toMatchObject({ sheet: hashOf(second), hero: 'inverse' });
    const main = await themeOf('http://shop.test/');
    expect(main).toMatchObject({ sheet: undefined, hero: undefined });
    expect(main.ground).not.toBe(shown.ground);
  }
});

test('an address that names a stored theme shows it only there', async () => {
  const domains = ['http://second.test'];
  const pages = openPages(database, true, { domains, siteTheme: own });
  const themeOf = themeReader(pages);
  await database.db
    .insertInto('theme_drafts')
    .values({ source: draft, revision: 1, updated_at: new Date().toISOString() })
    .execute();
  for (let round = 0; round < 3; round += 1) {
    const { sheet, hero } = await themeOf(`http://second.test/?theme=${hashOf(draft)}`);
    expect({ sheet, hero }).toEqual({ sheet: hashOf(draft), hero: 'warm' });
    const site = await themeOf(`http://second.test/?theme=${hashOf(own)}`);
    expect(site).toMatchObject({ sheet: undefined, hero: undefined });
    for (const address of ['', '?theme=1234567890abcdef', `?theme=${'x'.repeat(300)}`, '?theme=']) {
      const shown = await themeOf(`http://second.test/${address}`);
      expect(shown).toMatchObject({ sheet: hashOf(second), hero: 'inverse' });
    }
  }
});
