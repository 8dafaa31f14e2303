import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { localFiles } from '../../media/local-files.ts';
import { createMediaStore, type MediaStore } from '../../media/media-store.ts';
import { createImporter } from '../../testing/imports.ts';
import { testSite } from '../../testing/site.ts';
import { applyChunk } from './apply.ts';
import { moveJob } from './job-store.ts';
import { removeOldImports, startRun } from './jobs.ts';
import { workOnImports } from './work.ts';

let database: TestDatabase;
let folder: string;
let store: MediaStore;
let shop: ReturnType<typeof createImporter>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  folder = await mkdtemp(join(tmpdir(), 'izlog-import-'));
  store = createMediaStore(localFiles(folder));
  shop = createImporter(database.db, store);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const day = 86_400_000;
const lines = (...rows: readonly string[]) => rows.join('\n');

test('a file creates products with categories, variants and texts; the same file again changes nothing', async () => {
  const file = lines(
    'sku;parent;name;name:en;price;stock;categories;attribute:boja;option:velicina',
    'BUSOLA;;Busola;Compass;"1.249,90";;Alati > Navigacija|Darovi;;',
    'BUSOLA-S;BUSOLA;;;1.200,00;4;;;S',
    'BUSOLA-L;BUSOLA;;;1.300,00;5;;;L',
    'UZE;;Uže;;"12,50";7;Darovi;plava;',
  );
  const plan = await shop.plan(file);
  expect(plan).toMatchObject({ state: 'planned', counts: { create: 4 }, error: null });
  expect(await shop.product('BUSOLA')).toBeUndefined();
  expect(await shop.run(plan)).toMatchObject({ state: 'done', done: 4, counts: { create: 4 } });
  const main = await shop.product('BUSOLA');
  expect(main).toMatchObject({
    format: 'Configurable',
    name: { hr: 'Busola', en: 'Compass' },
    retail_price: 124_990,
    slugs: { hr: 'busola', en: 'compass', de: 'busola' },
  });
  expect(await shop.product('BUSOLA-S')).toMatchObject({
    main_product_id: main?.id,
    name: { hr: 'Busola – S', en: 'Compass – S' },
    variant_attributes: { velicina: 's' },
    stock: 4,
    visible_individually: false,
  });
  const { rows } = await sql<{ slug: string; parent: string }>`SELECT c.slug, p.slug AS parent
    FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    WHERE pc.product_id = ${main?.id ?? 0} ORDER BY pc.position`.execute(database.db);
  expect(rows).toEqual([
    { slug: 'navigacija', parent: 'alati' },
    { slug: 'darovi', parent: null },
  ]);
  expect((await shop.plan(file)).counts).toEqual({ same: 4 });
});

const outdatedOf = async (sku: string) => {
  const { rows } = await sql<object>`SELECT path, o.language, original FROM outdated_translations o
    JOIN products p ON p.id = record_number WHERE record_table = 'products' AND sku = ${sku}
    ORDER BY path`.execute(database.db);
  return rows;
};

test('an import of an original makes its translations outdated, one of a translation makes it up to date', async () => {
  const outdated = () => outdatedOf('KORMILO');
  await shop.run(
    await shop.plan('sku,name,name:en,excerpt,price\nKORMILO,Kormilo,Helm,Drveno,10.00'),
  );
  expect(await outdated()).toEqual([]);
  const original = await shop.run(
    await shop.plan('sku,name,excerpt\nKORMILO,Staro kormilo,Brodsko'),
  );
  expect(await outdated()).toEqual([{ path: 'name', language: 'en', original: 'Kormilo' }]);
  await shop.run(await shop.plan('sku,name:en\nKORMILO,Old helm'));
  expect(await outdated()).toEqual([]);
  await shop.run(await shop.plan('sku,name\nKORMILO,Kormilo'));
  expect(await outdated()).toEqual([{ path: 'name', language: 'en', original: 'Staro kormilo' }]);
  expect(original).toMatchObject({ state: 'done' });
});

test('undo of an import makes the translations outdated again that were outdated before', async () => {
  await shop.run(await shop.plan('sku,name,name:en,price\nVESLO,Veslo,Oar,10.00'));
  await shop.run(await shop.plan('sku,name\nVESLO,Staro veslo'));
  const before = [{ path: 'name', language: 'en', original: 'Veslo' }];
  expect(await outdatedOf('VESLO')).toEqual(before);
  const both = await shop.run(await shop.plan('sku,name,name:en\nVESLO,Dugo veslo,Long oar'));
  expect(await outdatedOf('VESLO')).toEqual([]);
  const change = await database.db
    .selectFrom('changes')
    .select('outdated')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(change?.outdated).toEqual(before);
  await moveJob(database.db, both.id, ['done'], 'undoing');
  await shop.work(both.id);
  expect(await shop.product('VESLO')).toMatchObject({ name: { hr: 'Staro veslo', en: 'Oar' } });
  expect(await outdatedOf('VESLO')).toEqual(before);
});

test('the log of changes has the values of an import by field, with the ids of records', async () => {
  const { id } = await shop.run(
    await shop.plan('sku,name,price,categories,tags,brand\nKONOP,Konop,10.00,Užad,novo,Užar'),
  );
  await shop.run(await shop.plan('sku,price,salePrice\nKONOP,12.50,11.00'));
  await moveJob(database.db, id, ['done'], 'undoing');
  await shop.work(id);
  const changes = await database.db
    .selectFrom('changes')
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const [undo, change, creation] = changes;
  expect(creation).toMatchObject({
    before: {},
    after: {
      name: { hr: 'Konop' },
      retail_price: 1000,
      categories: [expect.any(Number)],
      tags: [expect.any(Number)],
      manufacturer_id: expect.any(Number),
    },
  });
  expect(change?.before).toMatchObject({ retail_price: 1000 });
  expect(change?.after).toMatchObject({ retail_price: 1250, sale_price: 1100 });
  expect(undo).toEqual({ before: { state: 'active' }, after: { state: 'hidden' } });
});

test('refused lines add no category, tag, brand, attribute or value', async () => {
  const plan = await shop.plan(
    lines(
      'sku,name,price,categories,tags,brand,attribute:oblik,attribute:sjaj',
      'SIDRO,Sidro,10.00,Oprema > Sidra,teško,Kovač,okrugao,',
      'TEG,Teg,,Oprema > Tegovi|Ostalo > Razno,lako,Ljevač,uglat,mat',
    ),
  );
  expect(plan).toMatchObject({ counts: { create: 1, refused: 1 } });
  const { additions } = await database.db
    .selectFrom('import_jobs')
    .select('additions')
    .where('id', '=', plan.id)
    .executeTakeFirstOrThrow();
  expect(additions).toEqual({
    categories: [
      { slug: 'oprema', parent: null, name: 'Oprema' },
      { slug: 'sidra', parent: 'oprema', name: 'Sidra' },
    ],
    tags: [{ key: 'tesko', title: 'teško' }],
    brands: [{ key: 'kovac', name: 'Kovač' }],
    attributes: [{ code: 'oblik', label: 'oblik' }],
    values: [{ attribute: 'oblik', key: 'okrugao', label: 'okrugao' }],
    pictures: [],
  });
});

test('each bad line is listed with its line, column, value and reason', async () => {
  const plan = await shop.plan(
    lines(
      'sku,name,price,salePrice,tax',
      'A1,Dobro,10.00,,',
      'A1,Isto,11.00,,',
      ',Bez,1.00,,',
      'A2,,x,,999',
      'A3,Nula,0,,',
      'A4,Sale,5.00,6.00,',
    ),
  );
  expect(await shop.problems(plan.id)).toEqual([
    [3, 'sku', 'A1', 'duplicateSku'],
    [4, 'sku', '', 'required'],
    [5, 'price', 'x', 'number'],
    [5, 'tax', '999', 'unknownTax'],
    [6, 'price', '0', 'zeroPrice'],
    [7, 'salePrice', '600', 'saleAbovePrice'],
  ]);
  expect(plan.counts).toEqual({ create: 1, refused: 5 });
});

test('an unknown category is refused where nothing may be added, and a variant without its product', async () => {
  const plan = await shop.plan(
    lines(
      'sku,name,price,categories,parent,option:boja',
      'K1,Karta,5.00,Nema > Ovoga,,',
      'K2,,5.00,,NEMA,plava',
    ),
    { addsUnknown: false },
  );
  expect(await shop.problems(plan.id)).toEqual([
    [2, 'categories', 'Nema > Ovoga', 'unknownCategory'],
    [3, 'parent', 'NEMA', 'parentMissing'],
  ]);
});

test('a column that is absent leaves values as they are, an empty cell clears', async () => {
  const { id } = await shop.plan(
    lines('sku,name,price,stock,salePrice', 'CIST,Čisto,20.00,3,15.00'),
  );
  await shop.run({ id });
  await shop.run(await shop.plan(lines('sku,price', 'CIST,21.00')));
  expect(await shop.product('CIST')).toMatchObject({
    retail_price: 2100,
    stock: 3,
    sale_price: 1500,
  });
  await shop.run(await shop.plan(lines('sku,stock,salePrice', 'CIST,,')));
  expect(await shop.product('CIST')).toMatchObject({
    retail_price: 2100,
    stock: null,
    sale_price: null,
  });
});

test('prices go into the price history and stock into its movements', async () => {
  await shop.run(await shop.plan(lines('sku,name,price,stock', 'POV,Povijest,20.00,3')));
  await shop.run(await shop.plan(lines('sku,price,stock', 'POV,18.00,8')));
  const product = await shop.product('POV');
  const { rows } = await sql`SELECT retail_price, NULL::text AS reason, NULL::int AS quantity
    FROM price_history WHERE product_id = ${product?.id ?? 0}
    UNION ALL SELECT NULL, reason, quantity FROM stock_movements WHERE product_id = ${product?.id ?? 0}`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { retail_price: 2000, reason: null, quantity: null },
    { retail_price: 1800, reason: null, quantity: null },
    { retail_price: null, reason: 'import', quantity: 3 },
    { retail_price: null, reason: 'import', quantity: 5 },
  ]);
});

test('after a crash an import continues where it was, and writes nothing twice', async () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => `PAD-${at},Pad ${at},10.00`);
  const plan = await shop.plan(lines('sku,name,price', ...rows));
  await startRun(database.db, plan, plan.plan_hash ?? '');
  expect(await applyChunk(database.db, plan.id)).toBe('more');
  expect(await shop.job(plan.id)).toMatchObject({ state: 'running', done: 1_000 });
  await shop.work(plan.id);
  expect(await shop.job(plan.id)).toMatchObject({ state: 'done', done: 1_500 });
  const { rows: found } = await sql`SELECT count(*)::int AS n FROM products
    WHERE sku LIKE 'PAD-%'`.execute(database.db);
  expect(found).toEqual([{ n: 1_500 }]);
});

test('a stopped import continues when it is started again', async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => `STOP-${at},Stop ${at},10.00`);
  const plan = await shop.plan(lines('sku,name,price', ...rows));
  await startRun(database.db, plan, plan.plan_hash ?? '');
  await applyChunk(database.db, plan.id);
  await moveJob(database.db, plan.id, ['running'], 'stopped');
  expect(await applyChunk(database.db, plan.id)).toBe('stopped');
  expect(await shop.run(plan)).toMatchObject({ state: 'done', done: 1_200 });
});

test('what changed after the check is not overwritten but listed', async () => {
  await shop.run(await shop.plan(lines('sku,name,price', 'MED,Među,20.00', 'MED2,Drugo,20.00')));
  const plan = await shop.plan(lines('sku,price', 'MED,21.00', 'MED2,21.00'));
  await sql`UPDATE products SET retail_price = 2500 WHERE sku = 'MED'`.execute(database.db);
  expect(await shop.run(plan)).toMatchObject({ counts: { change: 1, conflict: 1 } });
  expect(await shop.product('MED')).toMatchObject({ retail_price: 2500 });
  expect(await shop.problems(plan.id)).toEqual([[2, 'sku', '', 'changedMeanwhile']]);
});

test('a plan that is not the one the caller has seen does not start', async () => {
  const plan = await shop.plan(lines('sku,name,price', 'HASH,Hash,20.00'));
  expect(await startRun(database.db, plan, 'another')).toMatchObject({ ok: false });
});

test('undo restores what is still the imported value and archives new products, which return with the next file', async () => {
  await shop.run(
    await shop.plan(lines('sku,name,price,tags', 'UND,Prije,20.00,staro', 'UND2,Prije,20.00,')),
  );
  const file = lines(
    'sku,name,price,tags',
    'UND,Poslije,30.00,novo',
    'UND2,Poslije,30.00,',
    'UND3,Novo,1.00,',
  );
  const plan = await shop.run(await shop.plan(file));
  await sql`UPDATE products SET retail_price = 9900 WHERE sku = 'UND2'`.execute(database.db);
  await moveJob(database.db, plan.id, ['done'], 'undoing');
  await shop.work(plan.id);
  expect(await shop.job(plan.id)).toMatchObject({ state: 'undone', done: 0 });
  expect(await shop.product('UND')).toMatchObject({ name: { hr: 'Prije' }, retail_price: 2000 });
  expect(await shop.product('UND2')).toMatchObject({ name: { hr: 'Prije' }, retail_price: 9900 });
  expect(await shop.product('UND3')).toMatchObject({ archived: true });
  expect(await shop.problems(plan.id)).toEqual([[3, 'sku', '', 'changedSince']]);
  const again = await shop.plan(lines('sku,price', 'UND3,1.00'));
  expect(again.counts).toEqual({ change: 1 });
  await shop.run(again);
  expect(await shop.product('UND3')).toMatchObject({ archived: false });
});

test('products that the file lacks are archived only with that option', async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM products
    WHERE NOT archived AND sku <> 'ZVONO'`.execute(database.db);
  const plan = await shop.plan(lines('sku,featured', 'ZVONO,yes'), { archivesMissing: true });
  expect(plan.counts).toEqual({ change: 1, archive: rows[0]?.n });
  await database.db.deleteFrom('import_jobs').where('id', '=', plan.id).execute();
});

test('an import can be undone for 30 days, then it is forgotten', async () => {
  const { id } = await shop.run(await shop.plan(lines('sku,name,price', 'STARO,Staro,5.00')));
  await removeOldImports(database.db, new Date(Date.now() + 29 * day));
  expect(await shop.job(id)).toMatchObject({ state: 'done' });
  await removeOldImports(database.db, new Date(Date.now() + 31 * day));
  await expect(shop.job(id)).rejects.toThrow();
  expect(await shop.product('STARO')).toBeDefined();
});

test('a running server leaves an import of the command line to it, and works on its own', async () => {
  const { db } = database;
  const serve = () =>
    workOnImports(
      { db, store, logger: pino({ level: 'silent' }), toLoopback: false },
      new AbortController().signal,
    );
  const planned = await shop.plan(lines('sku,name,price', 'NAREDBA,Naredba,10'));
  expect(await startRun(db, planned, planned.plan_hash ?? '', true)).toMatchObject({ ok: true });
  await serve();
  expect(await shop.job(planned.id)).toMatchObject({ state: 'running', done: 0 });
  await moveJob(db, planned.id, ['running'], 'stopped');
  expect(await startRun(db, planned, planned.plan_hash ?? '')).toMatchObject({ ok: true });
  await serve();
  expect(await shop.job(planned.id)).toMatchObject({ state: 'done', done: 1 });
});

test('a file names the languages and the time of a product; a time is that of the shop', async () => {
  const file = (cells: string) => `sku,languages,shownFrom,shownUntil\n${cells}\n`;
  await shop.run(await shop.plan(file('ZVONO,de|HR,2026-05-01 08:00,2026-05-02T00:00:00Z')));
  expect(await shop.product('ZVONO')).toMatchObject({
    languages: ['hr', 'de'],
    shown_from: '2026-05-01T06:00:00.000Z',
    shown_until: '2026-05-02T00:00:00.000Z',
  });
  await shop.run(await shop.plan(file('ZVONO,,,')));
  expect(await shop.product('ZVONO')).toMatchObject({
    languages: null,
    shown_from: null,
    shown_until: null,
  });
  const refused = await shop.plan(file('ZVONO,xx,tomorrow,2026-05-02'));
  expect(await shop.problems(refused.id)).toEqual([
    [2, 'languages', 'xx', 'language'],
    [2, 'shownFrom', 'tomorrow', 'time'],
  ]);
  const backwards = await shop.plan(file('ZVONO,,2026-05-02 08:00,2026-05-01 08:00'));
  expect(await shop.problems(backwards.id)).toEqual([
    [2, 'shownUntil', '2026-05-01T06:00:00.000Z', 'endsFirst'],
  ]);
});
