import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCatalogueHandlers } from '../catalogue/handlers.ts';
import { createContentHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  site = createCaller(database.db, (deps) => ({
    ...createCatalogueHandlers(deps),
    ...createContentHandlers(deps),
  }));
});
afterAll(() => database.drop());

const named = /^(name|title|alt|label|valueLabel|excerpt|description|body|location|note|warnings)$/;

/** Returns the texts of a response, in their order. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (named.test(key) ? [part] : []) : textsOf(part),
  );
}

/** Texts with a German translation: one of the site, the others of the shop itself. */
const translated: Readonly<Record<string, string>> = {
  Kompas: 'Kompass',
  Cijena: 'Preis',
  Da: 'Ja',
  Ne: 'Nein',
};

test.each([
  ['product.filter', { limit: 50, page: 1 }],
  ['product.get', { slug: 'casa' }],
  ['product.get', { slug: 'dupin' }],
  ['product.layeredNavigation', {}],
  ['category.filter', { tree: true }],
  ['post.filterStandard', {}],
  ['term.filter', {}],
  ['event.filter', {}],
  ['navigation.tree', { id: 'main' }],
  ['finder.searchSlugs', { kind: 'page' }],
  ['cms.screenDocument', { slug: 'naslovnica' }],
  ['cms.screenDocument', { slug: 'o-nama' }],
  ['element.getByHandlers', { handlers: ['header-section', 'call'] }],
] as const)(
  '%s %j has Croatian texts where German ones are missing, and English ones where there are some · I18N-04',
  async (name, input) => {
    const read = async (language: Language) =>
      textsOf(await site.call(name, input as never, language));
    const croatian = await read('hr');
    expect(croatian.length).toBeGreaterThan(0);
    expect(await read('de')).toEqual(croatian.map((text) => translated[text] ?? text));
    expect(await read('en')).not.toEqual(croatian);
  },
);
