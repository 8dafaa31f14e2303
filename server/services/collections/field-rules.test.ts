import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createCaller } from '../../testing/caller.ts';
import { addStaff, type Staff } from '../../testing/staff.ts';
import { createCollectionHandlers } from './handlers.ts';
import { createBulkHandlers } from './work-handlers.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let member: Staff;
beforeAll(async () => {
  database = await createTestDatabase();
  caller = createCaller(database.db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createBulkHandlers(deps),
  }));
  member = await addStaff(database.db);
});
afterAll(() => database.drop());

const [may, june] = ['2026-05-01T10:00:00.000Z', '2026-06-01T10:00:00.000Z'];
const name = Object.fromEntries(languages.map((language) => [language, 'Ime']));
const percent = { name, kind: 'percent', value: 10 };
const method = { key: 'dron', name, description: name, position: 1, price: 0, tax_id: 1 };
const field = { name: 'broj', label: name, type: 'number', required: false };
const form = (more: JsonObject) => ({ key: 'upit', title: name, fields: [{ ...field, ...more }] });

const refusals: readonly (readonly [string, JsonObject, string, JsonObject])[] = [
  [
    'promotions',
    { ...percent, valid_from: june, valid_to: may },
    'valid_to',
    { reason: 'notLater', other: 'valid_from' },
  ],
  // The time zones differ: as texts, these times would be in order.
  [
    'promotions',
    {
      ...percent,
      valid_from: '2026-05-01T10:00:00.000Z',
      valid_to: '2026-05-01T11:00:00.000+02:00',
    },
    'valid_to',
    { reason: 'notLater', other: 'valid_from' },
  ],
  ['promotions', { ...percent, value: 101 }, 'value', { reason: 'abovePercent' }],
  ['promotions', { kind: 'percent', value: 10 }, 'name', { reason: 'eitherNeeded', other: 'code' }],
  ['promotions', { name, kind: 'amount' }, 'amount', { reason: 'neededForChoice', other: 'kind' }],
  [
    'promotions',
    { name, kind: 'cheapestFree', value: 2, group_size: 2 },
    'group_size',
    { reason: 'notMore', other: 'value' },
  ],
  [
    'price-lists',
    { name, group_ids: [1], currency: 'EUR', percent: 5, valid_from: may, valid_to: may },
    'valid_to',
    { reason: 'notLater', other: 'valid_from' },
  ],
  [
    'delivery-methods',
    { ...method, days_min: 5, days_max: 2 },
    'days_max',
    { reason: 'less', other: 'days_min' },
  ],
  [
    'delivery-methods',
    { ...method, days_max: 2 },
    'days_min',
    { reason: 'needed', other: 'days_max' },
  ],
  [
    'redirects',
    { from_path: '/a', to_path: '/a' },
    'to_path',
    { reason: 'sameValue', other: 'from_path' },
  ],
  ['forms', form({ min: 3, max: 2 }), 'fields/0/max', { reason: 'less', other: 'fields/0/min' }],
  [
    'forms',
    form({ type: 'select' }),
    'fields/0/options',
    { reason: 'neededForChoice', other: 'fields/0/type' },
  ],
];

test.each(refusals)(
  '%s: values that do not go together have a reason and the other field',
  async (collection, values, at, params) => {
    const input = { name: collection, values };
    const refused = await caller.result('collection.create', input, member.with('admin'));
    expect(refused).toEqual({ ok: false, error: { code: 'badRequest', field: at, params } });
  },
);

test('a refused record of a change of many names the other field, too', async () => {
  const staff = member.with('admin');
  const values = { ...percent, valid_from: may };
  const made = await caller.result('collection.create', { name: 'promotions', values }, staff);
  const id = made.ok ? made.value.id : '';
  const changed = { name: 'promotions', operation: crypto.randomUUID(), ids: [id] };
  const written = await caller.result(
    'collection.writeMany',
    { ...changed, values: { valid_to: may } },
    staff,
  );
  expect(written).toMatchObject({
    value: { refused: [{ id, reason: 'notLater', field: 'valid_to', other: 'valid_from' }] },
  });
});
