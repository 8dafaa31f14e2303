import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { Actor } from '../../../api/handler.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createCollectionHandlers } from '../handlers.ts';
import { createPriceListHandlers } from './handlers.ts';

let shop: TestShop;
let caller: ReturnType<typeof createCaller>;
let userId: number;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  caller = createCaller(db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createPriceListHandlers(deps),
  }));
  const staff = { email: 'staff@example.com', password_hash: 'x', is_backoffice: true };
  const user = await db.insertInto('users').values(staff).returning('id').executeTakeFirstOrThrow();
  userId = user.id;
  await db.insertInto('customer_groups').values({ name: '{"hr": "Partneri"}' }).execute();
});
afterAll(() => shop.close());

const as = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId, sessionId: crypto.randomUUID(), scope },
});
const create = (name: string, values: JsonObject) =>
  caller.result('collection.create', { name, values }, as('admin'));
const list = { name: { hr: 'Veleprodaja' }, group_ids: [1], currency: 'EUR' };

async function newList(values: JsonObject = {}): Promise<number> {
  const made = await create('price-lists', { ...list, ...values });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return Number(made.value.id);
}

const save = (id: number, rows: object[], ...scope: string[]) =>
  caller.result('priceList.savePrices', { id, rows: rows as never }, as(...scope));

test.each<[string, JsonObject, string]>([
  ['a percentage below 1', { percent: 0 }, 'percent'],
  ['a percentage that gives goods away', { percent: 100 }, 'percent'],
  [
    'dates turned round',
    { valid_from: '2026-02-01T00:00:00Z', valid_to: '2026-01-01T00:00:00Z' },
    'valid_to',
  ],
  ['a currency that the site does not have', { currency: 'XXX' }, 'currency'],
  ['no group', { group_ids: [] }, 'group_ids'],
])('%s is refused at its field', async (_, values, field) => {
  const refused = await create('price-lists', { ...list, ...values });
  expect(refused).toMatchObject({ ok: false, error: { field } });
});

test('a negative price, and a second one of a product in a list, are refused', async () => {
  const price = { list_id: await newList(), product_id: ids.ring, price: 9000 };
  expect(await create('list-prices', { ...price, price: -1 })).toMatchObject({
    error: { field: 'price' },
  });
  expect((await create('list-prices', price)).ok).toBe(true);
  expect(await create('list-prices', price)).toMatchObject({ error: { code: 'conflict' } });
});

test('prices are set, changed and removed by SKU, and the history lists each', async () => {
  const id = await newList();
  await save(
    id,
    [
      { sku: 'PRSTEN', price: 9000 },
      { sku: 'KARTA', price: 1100 },
    ],
    'admin',
  );
  const saved = await save(
    id,
    [
      { sku: 'PRSTEN', price: 8000 },
      { sku: 'KARTA', price: null },
    ],
    'admin',
  );
  expect(saved).toMatchObject({
    value: { total: 1, rows: [{ sku: 'PRSTEN', retailPrice: 10_000, price: 8000 }] },
  });
  const logged = await shop.database.db
    .selectFrom('changes')
    .select(['action', 'before', 'after'])
    .where('collection', '=', 'list-prices')
    .orderBy('id', 'desc')
    .limit(4)
    .execute();
  const ring = { list_id: id, product_id: ids.ring };
  const map = { list_id: id, product_id: ids.map };
  expect(logged.toReversed()).toEqual([
    { action: 'create', before: {}, after: { ...ring, price: 9000 } },
    { action: 'create', before: {}, after: { ...map, price: 1100 } },
    { action: 'change', before: { price: 9000 }, after: { price: 8000 } },
    { action: 'remove', before: { ...map, price: 1100 }, after: {} },
  ]);
});

test.each([
  [
    'of an unknown SKU',
    [
      { sku: 'PRSTEN', price: 1 },
      { sku: 'NEMA', price: 1 },
    ],
    '1/sku',
    'noSku',
  ],
  [
    'of an SKU given twice',
    [
      { sku: 'PRSTEN', price: 1 },
      { sku: 'PRSTEN', price: 2 },
    ],
    '1/sku',
    'twice',
  ],
])('a row %s is refused, and nothing is saved', async (_, rows, field, reason) => {
  const id = await newList();
  expect(await save(id, rows, 'admin')).toMatchObject({ error: { field, params: { reason } } });
  expect(await caller.result('priceList.prices', { id }, as('admin'))).toMatchObject({
    value: { total: 0 },
  });
});

test('staff who take orders read price lists and change none', async () => {
  const id = await newList();
  expect((await caller.result('priceList.prices', { id }, as('orders'))).ok).toBe(true);
  expect(await save(id, [], 'orders')).toMatchObject({ error: { code: 'forbidden' } });
  const applied = await caller.result('priceList.applied', { group: 1 }, as('catalogue'));
  expect(applied).toMatchObject({ error: { code: 'forbidden' } });
});

test('a group and a product name their lists, running or not', async () => {
  const over = await newList({ percent: 10, valid_to: '2020-01-01T00:00:00Z' });
  const now = await newList();
  await save(now, [{ sku: 'ZADNJI', price: 500 }], 'admin');
  const listsOf = async (of: object) => {
    const found = await caller.result('priceList.applied', of, as('orders'));
    return found.ok ? found.value.lists : [];
  };
  const ofGroup = await listsOf({ group: 1 });
  expect(ofGroup.slice(0, 2)).toMatchObject([
    { id: now, percent: null, price: null, isCurrent: true },
    { id: over, percent: 10, price: null, isCurrent: false },
  ]);
  expect(await listsOf({ product: ids.last })).toMatchObject([
    { id: now, price: 500, isCurrent: true },
    { id: over, price: 900, isCurrent: false },
  ]);
});

test('a group that a price list is for stays', async () => {
  await newList();
  const groups = await caller.result('collection.rows', { name: 'customer-groups' }, as('admin'));
  const [group] = groups.ok ? groups.value.rows : [];
  const { id = '', revision = '' } = group ?? {};
  const removed = await caller.result(
    'collection.remove',
    { name: 'customer-groups', id, revision },
    as('admin'),
  );
  expect(removed.ok).toBe(false);
});

const checkFile = (id: number, text: string | Buffer, extra: object = {}) =>
  caller.result(
    'priceList.checkFile',
    { id, name: 'prices.csv', content: Buffer.from(text).toString('base64'), ...extra },
    as('admin'),
  );

test('a file is compared with the list, and each line that is refused has its reason', async () => {
  const id = await newList();
  await save(
    id,
    [
      { sku: 'PRSTEN', price: 9000 },
      { sku: 'KARTA', price: 1100 },
      { sku: 'ZADNJI', price: 500 },
    ],
    'admin',
  );
  const lines = [
    'Šifra;Cijena za grupu',
    'PRSTEN;85,50',
    'KARTA;11,00',
    'ZADNJI;',
    'NEMA;5,00',
    'PRSTEN;7,00',
    'KARTA;0',
    'KARTA;besplatno',
    ';3,00',
  ];
  const checked = await checkFile(id, lines.join('\r\n'));
  expect(checked).toMatchObject({
    value: {
      skuColumn: 'Šifra',
      priceColumn: 'Cijena za grupu',
      changes: [
        { sku: 'PRSTEN', retailPrice: 10_000, former: 9000, price: 8550 },
        { sku: 'ZADNJI', former: 500, price: null },
      ],
      unchanged: 1,
    },
  });
  const problems = checked.ok ? checked.value.problems : [];
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [5, 'unknownSku'],
    [6, 'duplicateSku'],
    [7, 'zeroPrice'],
    [8, 'number'],
    [9, 'required'],
  ]);
  expect(await caller.result('priceList.prices', { id }, as('admin'))).toMatchObject({
    value: { total: 3 },
  });
});

test('Windows-1250, and the columns that staff choose, are read', async () => {
  const id = await newList();
  const cp1250 = Buffer.from('\x8aifra;Naziv;Moja\nPRSTEN;\x8e;9,50\n', 'latin1');
  expect(await checkFile(id, cp1250)).toMatchObject({
    value: { columns: ['Šifra', 'Naziv', 'Moja'], skuColumn: 'Šifra', priceColumn: null },
  });
  expect(await checkFile(id, cp1250, { priceColumn: 'Moja' })).toMatchObject({
    value: { changes: [{ sku: 'PRSTEN', former: null, price: 950 }] },
  });
});

test('an exported list is read back without a change', async () => {
  const id = await newList();
  await save(id, [{ sku: 'PRSTEN', price: 9000 }], 'admin');
  const exported = 'SKU,Product,Regular price,Group price\nPRSTEN,Prsten,100.00,90.00\n';
  expect(await checkFile(id, exported)).toMatchObject({
    value: { priceColumn: 'Group price', changes: [], unchanged: 1, problems: [] },
  });
});

test('a wrong quotation mark refuses its line of a file, and the others are read', async () => {
  const id = await newList();
  const file = 'sku,name,price\nPRSTEN,"Prsten 5" dug",9\nPRSTEN,Prsten,8\n';
  expect(await checkFile(id, file)).toMatchObject({
    value: { changes: [{ sku: 'PRSTEN', price: 800 }], problems: [{ line: 2, code: 'quotes' }] },
  });
});

test.each([
  ['that is no table', 'prices.pdf', 'x', 'unreadableFile'],
  ['that is empty', 'prices.csv', '', 'unreadableFile'],
  ['that only claims to be of Excel', 'prices.xlsx', 'sku,price', 'unreadableFile'],
  ['with a quotation mark that is not closed', 'prices.csv', 'sku,price\n"A,1\nB,2', 'openQuote'],
  ['with too many lines', 'prices.csv', `sku,price\n${'A,1\n'.repeat(5001)}`, 'tooManyRows'],
])('a file %s is refused', async (_, name, text, reason) => {
  const id = await newList();
  expect(await checkFile(id, text, { name })).toMatchObject({
    error: { field: 'file', params: { reason } },
  });
});
