import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('turns links into elements of their documents', async () => {
  const { db } = database;
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  await migrate(db, migrations.slice(0, 9));
  await sql`INSERT INTO elements (id, handler, version, parent_id, slot, shared) VALUES
    ('poziv', 'call', 2, NULL, NULL, true), ('u-pozivu', 'text', 1, 'poziv', 'main', false),
    ('stupac', 'stack', 1, NULL, NULL, false), ('prvi', 'text', 1, 'stupac', 'main', false),
    ('nigdje', 'text', 1, NULL, NULL, false)`.execute(db);
  await sql`INSERT INTO links (id, owner_kind, owner_id, position, element_id, master_id, meta, options)
    VALUES ('l1', 'page', 7, 0, 'stupac', NULL, '{}', '{}'),
      ('l2', 'page', 7, 75, NULL, 'poziv', '{"m": 1}', '{"o": 1}')`.execute(db);
  await migrate(db);
  const { rows } = await sql<object>`SELECT id, document, parent_id, position, master_id, handler,
    version, options, link_meta FROM elements ORDER BY id`.execute(db);
  const own = { parent_id: null, position: 'a0', master_id: null, version: 1 };
  const plain = { options: {}, link_meta: {} };
  expect(rows).toEqual([
    {
      ...own,
      id: 'l2',
      document: 'page:7',
      position: 'b0D',
      master_id: 'poziv',
      handler: 'call',
      version: 2,
      options: { o: 1 },
      link_meta: { m: 1 },
    },
    { ...own, ...plain, id: 'nigdje', document: null, handler: 'text' },
    { ...own, ...plain, id: 'poziv', document: 'shared:poziv', handler: 'call', version: 2 },
    { ...own, ...plain, id: 'prvi', document: 'page:7', parent_id: 'stupac', handler: 'text' },
    { ...own, ...plain, id: 'stupac', document: 'page:7', handler: 'stack' },
    {
      ...own,
      ...plain,
      id: 'u-pozivu',
      document: 'shared:poziv',
      parent_id: 'poziv',
      handler: 'text',
    },
  ]);
});
