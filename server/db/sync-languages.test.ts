import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { collationOf } from './language-sql.ts';
import { syncLanguages } from './sync-languages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('taxes')
    .values({ id: 1, key: 'tax', rate: 0, title: '{"hr":"Porez"}' })
    .execute();
  for (const [index, name] of names.entries()) {
    const texts = (text: object) => JSON.stringify({ hr: '', ...text });
    await database.db
      .insertInto('products')
      .values({
        id: index + 1,
        sku: `P${index}`,
        format: 'Simple',
        slugs: texts({}),
        name: texts(name),
        excerpt: texts({}),
        description: texts({ it: '<p>Carta nautica</p>' }),
        retail_price: 100,
        tax_id: 1,
      })
      .execute();
  }
});
afterAll(() => database.drop());

const names = [
  { hr: 'Žal', en: 'Two maps', ar: 'الكتاب الأحمر', it: 'Mappa 10' },
  { hr: 'Čaša', en: 'Zebra', ar: 'بحر', it: 'Àncora' },
  { hr: 'Luka', en: 'Anchor', ar: 'تمر', it: 'Mappa 9' },
];

const sorted = async (language: string) => {
  const { rows } = await sql<{ id: number }>`SELECT product_id AS id FROM product_search
    WHERE language = ${language} ORDER BY title COLLATE ${collationOf(language)}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
};

const indexes = async (prefix = 'product_search_sort_') => {
  const { rows } = await sql<{ name: string }>`SELECT indexname AS name FROM pg_indexes
    WHERE starts_with(indexname, ${prefix}) ORDER BY 1`.execute(database.db);
  return rows.map(({ name }) => name.replace(prefix, ''));
};

test('other languages are sorted, and former ones return unchanged', async () => {
  const { db } = database;
  expect(await syncLanguages(db, ['en', 'ar', 'it'])).toEqual(['hr', 'de']);
  expect(await indexes()).toEqual(['ar', 'en', 'it']);
  expect(await sorted('en')).toEqual([3, 1, 2]);
  expect(await sorted('ar')).toEqual([1, 2, 3]);
  expect(await sorted('it')).toEqual([2, 3, 1]);
  expect(await sorted('hr')).toEqual([]);
  await syncLanguages(db);
  expect(await indexes()).toEqual(['de', 'en', 'hr']);
  expect(await sorted('hr')).toEqual([2, 3, 1]);
  expect(await sorted('it')).toEqual([]);
});

test('missing texts are indexed in each further language, and outdated ones belong to the default language', async () => {
  const { db } = database;
  const text = { record_table: 'products', record_id: '1', path: 'name', original: 'Stara' };
  await syncLanguages(db);
  await db
    .insertInto('outdated_translations')
    .values({ ...text, language: 'en' })
    .execute();
  const count = async () =>
    (await db.selectFrom('outdated_translations').select('path').execute()).length;
  await syncLanguages(db, ['hr', 'en', 'it']);
  expect([await indexes('products_missing_'), await count()]).toEqual([['en', 'it'], 1]);
  await syncLanguages(db, ['en', 'hr']);
  expect([await indexes('products_missing_'), await count()]).toEqual([['hr'], 0]);
  await syncLanguages(db);
});

test('a new database, which has no content, had no other languages', async () => {
  const { db, drop } = await createTestDatabase();
  expect(await syncLanguages(db, ['it'])).toEqual([]);
  await drop();
});

test('a language that ICU does not know is sorted by the order of all scripts', async () => {
  await syncLanguages(database.db, ['cnr', 'en']);
  const row = await database.db
    .selectFrom('site_languages')
    .selectAll()
    .where('code', '=', 'cnr')
    .executeTakeFirst();
  expect(row).toEqual({ code: 'cnr', position: 0 });
  const { rows } = await sql`SELECT pg_get_expr(conbin, 0) LIKE '%cnr%' AS demands, convalidated
    FROM pg_constraint WHERE conname = 'localized_check'`.execute(database.db);
  expect(rows).toEqual([{ demands: true, convalidated: false }]);
  await syncLanguages(database.db);
});

test('languages that did not change leave everything as it is', async () => {
  await syncLanguages(database.db);
  const versions = () =>
    sql`SELECT product_id, language, xmin::text FROM product_search
    UNION ALL SELECT position, code, xmin::text FROM site_languages`.execute(database.db);
  const before = await versions();
  await syncLanguages(database.db);
  expect(await versions()).toEqual(before);
  expect(before.rows).toHaveLength(4 * languages.length);
});
