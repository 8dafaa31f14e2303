import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

let number = 0;
/** A product in three languages, with a number of its own. */
function product(values: object = {}): JsonObject {
  number += 1;
  return {
    sku: `PRIJEVOD-${number}`,
    name: { hr: 'Sekstant', en: 'Sextant', de: 'Sextant' },
    retail_price: 1500,
    tax_id: 1,
    ...values,
  };
}
const tag = (title: object) => {
  number += 1;
  return { key: `prijevod-${number}`, title } as JsonObject;
};
const outdated = async (name: string, { id }: CollectionRow) =>
  (await staff.read(name, id)).outdated;
const undo = async (name: string, id: string) => {
  const [latest] = await staff.changes(name, id);
  return staff.call('collection.revert', { name, id, change: latest?.id ?? '' });
};
const confirm = (
  name: string,
  row: CollectionRow,
  path: string,
  language: string,
  scope?: string,
) => {
  const { id, revision } = row;
  return staff.call('collection.confirmTranslation', { name, id, revision, path, language }, scope);
};

test('translations are outdated while the original differs from the text that they were made from', async () => {
  const row = await staff.created('products', product());
  expect(row.outdated).toEqual([]);
  const second = { hr: 'Sekstant iz 1900.', en: 'Sextant', de: 'Sextant' };
  const changed = await staff.changed('products', row, { name: second });
  expect(changed.outdated).toEqual([
    { path: 'name', language: 'de', original: 'Sekstant' },
    { path: 'name', language: 'en', original: 'Sekstant' },
  ]);
  const third = await staff.changed('products', changed, { name: { ...second, hr: 'Oktant' } });
  expect(third.outdated).toEqual(changed.outdated);
  const back = await staff.changed('products', third, { name: { ...second, hr: 'Sekstant' } });
  expect(back.outdated).toEqual([]);
});

test('a translation that is written is up to date, also together with its original', async () => {
  const row = await staff.created('tags', tag({ hr: 'Drvo', en: 'Wood', de: 'Holz' }));
  const both = await staff.changed('tags', row, { title: { hr: 'Hrast', en: 'Oak', de: 'Holz' } });
  expect(both.outdated).toEqual([{ path: 'title', language: 'de', original: 'Drvo' }]);
  const done = await staff.changed('tags', both, {
    title: { hr: 'Hrast', en: 'Oak', de: 'Eiche' },
  });
  expect(done.outdated).toEqual([]);
  expect(await outdated('tags', row)).toEqual([]);
});

test('a cleared translation is missing and not outdated', async () => {
  const row = await staff.created('tags', tag({ hr: 'Drvo', en: 'Wood', de: 'Holz' }));
  const changed = await staff.changed('tags', row, {
    title: { hr: 'Hrast', en: 'Wood', de: 'Holz' },
  });
  const cleared = await staff.changed('tags', changed, { title: { hr: 'Hrast', en: 'Wood' } });
  expect(cleared.outdated).toMatchObject([{ language: 'en' }]);
});

test('a translation whose original is cleared is outdated until the original is back', async () => {
  const row = await staff.created(
    'products',
    product({ excerpt: { hr: 'Za more', en: 'For the sea' } }),
  );
  const cleared = await staff.changed('products', row, { excerpt: { en: 'For the sea' } });
  expect(cleared.outdated).toEqual([{ path: 'excerpt', language: 'en', original: 'Za more' }]);
  const back = await staff.changed('products', cleared, {
    excerpt: { hr: 'Za more', en: 'For the sea' },
  });
  expect(back.outdated).toEqual([]);
});

test('other fields and addresses make no translation outdated', async () => {
  const row = await staff.created('products', product());
  const changed = await staff.changed('products', row, {
    retail_price: 1600,
    slugs: { hr: `nova-${row.id}`, en: `new-${row.id}`, de: `neu-${row.id}` },
  });
  const again = await staff.changed('products', changed, {
    slugs: { ...(changed.values.slugs as JsonObject), hr: `druga-${row.id}` },
  });
  expect(again.outdated).toEqual([]);
});

test('texts in lists keep their state when the list is sorted, and lose it with their member', async () => {
  const red = { key: 'crvena', label: { hr: 'Crvena', en: 'Red' } };
  const blue = { key: 'plava', label: { hr: 'Plava', en: 'Blue' } };
  const dark = { ...blue, label: { hr: 'Tamnoplava', en: 'Blue' } };
  const row = await staff.created('attributes', {
    code: 'boja-korica',
    type: 'dropdown',
    label: { hr: 'Boja', en: 'Colour' },
    values: [red, blue],
  });
  const changed = await staff.changed('attributes', row, { values: [dark, red] });
  const expected = [{ path: 'values/plava/label', language: 'en', original: 'Plava' }];
  expect(changed.outdated).toEqual(expected);
  const sorted = await staff.changed('attributes', changed, { values: [red, dark] });
  expect(sorted.outdated).toEqual(expected);
  const removed = await staff.changed('attributes', sorted, { values: [red] });
  expect(removed.outdated).toEqual([]);
});

test('settings follow their texts, too', async () => {
  const read = async () => {
    const row = await staff.call(
      'collection.get',
      { name: 'settings-maintenance', id: 'maintenance' },
      'admin',
    );
    if (!row.ok) throw new Error(row.error.code);
    return row.value;
  };
  const save = async (maintenanceText: object) => {
    const { id, revision } = await read();
    const values = { maintenanceText };
    return staff.call(
      'collection.change',
      { name: 'settings-maintenance', id, revision, values },
      'admin',
    );
  };
  await save({ hr: 'Zatvoreno', en: 'Closed' });
  await save({ hr: 'Otvaramo sutra', en: 'Closed' });
  expect((await read()).outdated).toEqual([
    { path: 'maintenanceText', language: 'en', original: 'Zatvoreno' },
  ]);
});

test('staff confirm an outdated translation once, and its history says so', async () => {
  const row = await staff.created('tags', tag({ hr: 'Drvo', en: 'Wood', de: 'Holz' }));
  const changed = await staff.changed('tags', row, {
    title: { hr: 'Drvo!', en: 'Wood', de: 'Holz' },
  });
  expect(await confirm('tags', row, 'title', 'en')).toMatchObject({
    ok: false,
    error: { code: 'conflict', params: { reason: 'changed' } },
  });
  expect(await confirm('tags', changed, 'title', 'en', 'orders')).toMatchObject({ ok: false });
  const confirmed = await confirm('tags', changed, 'title', 'en');
  expect(confirmed).toMatchObject({ ok: true, value: { outdated: [{ language: 'de' }] } });
  expect(await outdated('tags', row)).toMatchObject([{ language: 'de' }]);
  expect(await confirm('tags', changed, 'title', 'en')).toMatchObject({ ok: true });
  const [latest, earlier] = await staff.changes('tags', row.id);
  expect(latest).toMatchObject({ action: 'change', before: { translations: ['outdated:en'] } });
  expect(earlier).toMatchObject({ before: { title: { hr: 'Drvo' } } });
  const again = await staff.changed('tags', await staff.read('tags', row.id), {
    title: { hr: 'Stablo', en: 'Wood', de: 'Holz' },
  });
  expect(again.outdated).toEqual([
    { path: 'title', language: 'de', original: 'Drvo' },
    { path: 'title', language: 'en', original: 'Drvo!' },
  ]);
});

test('undo makes a confirmed translation outdated again, unless its text changed later', async () => {
  const row = await staff.created('tags', tag({ hr: 'Jarbol', en: 'Mast', de: 'Mast' }));
  const changed = await staff.changed('tags', row, {
    title: { hr: 'Jarboli', en: 'Mast', de: 'Mast' },
  });
  const english = { path: 'title', language: 'en', original: 'Jarbol' };
  await confirm('tags', changed, 'title', 'en');
  expect(await undo('tags', row.id)).toMatchObject({ value: { done: 1, refused: [] } });
  expect(await outdated('tags', row)).toContainEqual(english);
  expect(await staff.changes('tags', row.id)).toMatchObject([
    { after: { translations: ['outdated:en'] } },
    { before: { translations: ['outdated:en'] } },
    {},
    {},
  ]);
  await confirm('tags', await staff.read('tags', row.id), 'title', 'en');
  const [confirmed] = await staff.changes('tags', row.id);
  await staff.changed('tags', await staff.read('tags', row.id), {
    title: { hr: 'Jarboli', en: 'Masts', de: 'Mast' },
  });
  const late = { name: 'tags', id: row.id, change: confirmed?.id ?? '' };
  expect(await staff.call('collection.revert', late)).toMatchObject({
    value: { done: 0, refused: [{ reason: 'changed' }] },
  });
  expect(await outdated('tags', row)).toEqual([expect.objectContaining({ language: 'de' })]);
});

test('undo of an undone confirmation confirms the translation again, once', async () => {
  const row = await staff.created('tags', tag({ hr: 'Sidro', en: 'Anchor', de: 'Anker' }));
  const changed = await staff.changed('tags', row, {
    title: { hr: 'Sidra', en: 'Anchor', de: 'Anker' },
  });
  const languages = async () => (await outdated('tags', row))?.map(({ language }) => language);
  await confirm('tags', changed, 'title', 'en');
  await undo('tags', row.id);
  expect(await languages()).toEqual(['de', 'en']);
  expect(await undo('tags', row.id)).toMatchObject({ value: { done: 1, refused: [] } });
  expect(await languages()).toEqual(['de']);
  expect(await undo('tags', row.id)).toMatchObject({ value: { done: 1, refused: [] } });
  expect(await languages()).toEqual(['de', 'en']);
  const [latest] = await staff.changes('tags', row.id);
  await confirm('tags', await staff.read('tags', row.id), 'title', 'en');
  const late = { name: 'tags', id: row.id, change: latest?.id ?? '' };
  expect(await staff.call('collection.revert', late)).toMatchObject({
    value: { done: 0, refused: [{ reason: 'changed' }] },
  });
});

test('staff who only read a collection confirm nothing of it', async () => {
  const values = { code: 'PRIJEVOD', kind: 'percent', value: 10 };
  const created = await staff.call('collection.create', { name: 'promotions', values }, 'admin');
  if (!created.ok) throw new Error(created.error.code);
  expect(await confirm('promotions', created.value, 'name', 'en', 'orders')).toMatchObject({
    error: { code: 'forbidden' },
  });
});

test('undo of an original and of a translation gives both the state from before', async () => {
  const row = await staff.created('tags', tag({ hr: 'Drvo', en: 'Wood' }));
  const changed = await staff.changed('tags', row, { title: { hr: 'Hrast', en: 'Wood' } });
  const before = changed.outdated;
  await staff.changed('tags', changed, { title: { hr: 'Hrast', en: 'Oak' } });
  expect(await undo('tags', row.id)).toMatchObject({ ok: true, value: { done: 1 } });
  expect(await outdated('tags', row)).toEqual(before);
  const { id } = (await staff.changes('tags', row.id))[2] ?? { id: '' };
  await staff.call('collection.revert', { name: 'tags', id: row.id, change: id });
  expect(await outdated('tags', row)).toEqual([]);
});

test('a removed record takes its states with it, and undo brings them back', async () => {
  const row = await staff.created('tags', tag({ hr: 'Drvo', en: 'Wood' }));
  const { revision } = await staff.changed('tags', row, { title: { hr: 'Hrast', en: 'Wood' } });
  await staff.call('collection.remove', { name: 'tags', id: row.id, revision });
  const rows = () =>
    database.db
      .selectFrom('outdated_translations')
      .select(['record_id', 'original'])
      .where('record_table', '=', 'tags')
      .where('original', '=', 'Drvo')
      .where('record_id', '>=', row.id)
      .execute();
  expect(await rows()).toEqual([]);
  await undo('tags', row.id);
  expect(await rows()).toMatchObject([{ original: 'Drvo' }]);
});

test('a copy of a product has the states of its texts', async () => {
  const texts = { name: { hr: 'Globus', en: 'Globe' }, excerpt: { hr: 'Velik', en: 'Large' } };
  const row = await staff.created('products', product(texts));
  await staff.changed('products', row, {
    name: { hr: 'Stari globus', en: 'Globe' },
    excerpt: { hr: 'Malen', en: 'Large' },
  });
  const copy = await staff.call('product.duplicate', { id: Number(row.id) });
  const id = String(copy.ok && copy.value.id);
  const copied = await staff.read('products', id);
  expect(copied.outdated).toEqual([
    { path: 'excerpt', language: 'en', original: 'Velik' },
    { path: 'name', language: 'en', original: 'Globus (2)' },
  ]);
  const back = await staff.changed('products', copied, {
    name: { hr: 'Globus (2)', en: 'Globe (2)' },
    excerpt: { hr: 'Velik', en: 'Large' },
  });
  expect(back.outdated).toEqual([]);
});

test('lists are filtered by missing and by outdated translations of a language', async () => {
  const missing = await staff.created('products', product({ name: { hr: 'Sat', en: 'Clock' } }));
  const old = await staff.created('products', product());
  await staff.changed('products', old, {
    name: { hr: 'Dalekozor', en: 'Sextant', de: 'Fernrohr' },
  });
  const found = async (choice: string) => {
    const where = JSON.stringify({ translations: { in: [choice] } });
    const rows = await staff.rows('products', { where, size: 200 });
    return rows.map(({ id }) => id).filter((id) => [missing.id, old.id].includes(id));
  };
  expect(await found('missing:de')).toEqual([missing.id]);
  expect(await found('missing:en')).toEqual([]);
  expect(await found('outdated:en')).toEqual([old.id]);
  expect(await found('outdated:de')).toEqual([]);
  const rows = await staff.rows('products', { size: 200 });
  const cell = (id: string) => rows.find((row) => row.id === id)?.values.translations;
  expect([cell(missing.id), cell(old.id)]).toEqual([['missing:de'], ['outdated:en']]);
  const where = JSON.stringify({ translations: { in: ['outdated:hr'] } });
  expect(await staff.call('collection.rows', { name: 'products', where })).toMatchObject({
    error: { code: 'badRequest', field: 'translations' },
  });
});

test('lists find a missing translation in the members of a list', async () => {
  const values = [{ key: 'bijela', label: { hr: 'Bijela', en: 'White', de: ' ' } }];
  const label = { hr: 'Boja', en: 'Colour', de: 'Farbe' };
  const row = await staff.created('attributes', {
    code: 'boja-okvira',
    type: 'dropdown',
    label,
    values,
  });
  const find = async (choice: string) => {
    const where = JSON.stringify({ translations: { in: [choice] } });
    return (await staff.rows('attributes', { where })).map(({ id }) => id);
  };
  expect(await find('missing:de')).toContain(row.id);
  expect(await find('missing:en')).not.toContain(row.id);
});

test('records from before this version have no outdated translation', async () => {
  const [first] = await staff.rows('categories');
  expect(first && (await outdated('categories', first))).toEqual([]);
});
