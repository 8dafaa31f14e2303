import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createCaller } from '../../testing/caller.ts';
import { addStaff } from '../../testing/staff.ts';
import { findCollection } from './all-collections.ts';
import type { Collection } from './collection.ts';
import { describeCollection } from './describe.ts';
import { exportList } from './export-list.ts';
import { createCollectionHandlers } from './handlers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const known = (name: string): Collection => findCollection(name) ?? expect.fail(name);

test('the log of changes names each record by the word for it and its title', async () => {
  const staff = (await addStaff(database.db)).with('admin');
  const caller = createCaller(database.db, createCollectionHandlers);
  const values = { name: { hr: 'Zagreb', en: 'Zagreb' }, iso: 'ZZ', code: 'ZZZ' };
  const created = await caller.result('collection.create', { name: 'countries', values }, staff);
  expect(created.ok).toBe(true);
  const company = { name: 'settings-company', id: 'company' };
  const read = await caller.result('collection.get', company, staff);
  const revision = read.ok ? read.value.revision : '';
  const renamed = { ...company, revision, values: { name: 'Luka' } };
  expect((await caller.result('collection.change', renamed, staff)).ok).toBe(true);
  const collection = known('changes');
  const description = describeCollection(collection, ['admin'], 'en');
  const pages = await exportList(
    { db: database.db, collection, description, language: 'en', related: known },
    { sort: 'id' },
    ['action', 'what'],
  );
  if (!pages.ok) throw new Error(JSON.stringify(pages.error));
  const lines: unknown[] = [];
  for await (const page of pages.value) lines.push(...page);
  expect(lines).toEqual([
    ['Action', 'What'],
    ['Created', 'Country: Zagreb'],
    ['Changed', 'Company'],
  ]);
});
