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

const names = migrations.map((migration) => migration.name);

async function empty(): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(database.db);
  await sql`CREATE SCHEMA public`.execute(database.db);
}

test('runs every migration once', async () => {
  await empty();
  expect(await migrate(database.db)).toEqual(names);
  expect(await migrate(database.db)).toEqual([]);
});

test('lets only one of two processes migrate', async () => {
  await empty();
  const [one, two] = await Promise.all([migrate(database.db), migrate(database.db)]);
  expect([...one, ...two].toSorted()).toEqual([...names].toSorted());
});

test('turns menus into elements that are edited like any other · EDIT-05 NAV-17', async () => {
  await empty();
  const before = migrations.filter(({ name }) => name !== 'navigation');
  await migrate(database.db, before);
  const items = [
    {
      title: { hr: 'Muzej', en: 'Museum' },
      target: 'page:muzej',
      children: [{ title: { hr: 'Posjet', de: 'Besuch' }, target: 'page:posjet' }],
    },
    { title: { hr: 'Kontakt' }, target: 'page:kontakt' },
  ];
  await sql`INSERT INTO navigations (key, title, items)
    VALUES ('main', '{"hr":"Glavna"}', ${JSON.stringify(items)})`.execute(database.db);
  await migrate(database.db);
  const menu = await database.db
    .selectFrom('elements')
    .select(['id', 'document', 'slug', 'title', 'options', 'translations'])
    .where('handler', '=', 'navigation')
    .executeTakeFirst();
  expect(menu).toEqual({
    id: 'navigation-main',
    document: 'shared:navigation-main',
    slug: 'main',
    title: 'Glavna',
    options: {
      items: [
        {
          id: 'i1',
          title: 'Muzej',
          target: 'page:muzej',
          items: [{ id: 'i1', title: 'Posjet', target: 'page:posjet' }],
        },
        { id: 'i2', title: 'Kontakt', target: 'page:kontakt', items: [] },
      ],
    },
    translations: {
      en: { 'items/i1/title': 'Museum' },
      de: { 'items/i1/items/i1/title': 'Besuch' },
    },
  });
});

test('rolls back a failed migration completely', async () => {
  const broken = { id: 900, name: 'broken', sql: 'CREATE TABLE half (id int); SELECT 1 / 0;' };
  await expect(migrate(database.db, [...migrations, broken])).rejects.toThrow('division by zero');
  const { rows } = await sql`SELECT to_regclass('half') AS half, (SELECT count(*)
    FROM schema_migrations WHERE id = 900) AS recorded`.execute(database.db);
  expect(rows).toEqual([{ half: null, recorded: 0 }]);
});

test('refuses a database of a newer version', async () => {
  const later = { id: 901, name: 'later', sql: 'SELECT 1;' };
  await migrate(database.db, [...migrations, later]);
  await expect(migrate(database.db)).rejects.toThrow('newer version of Izlog (step "later")');
});

test('numbers of migrations are unique per owner, and other owners have their own', async () => {
  const plugin = { owner: 'seats', id: 1, name: 'seats', sql: 'CREATE TABLE seats (id int);' };
  const twin = { ...plugin, name: 'rows' };
  await empty();
  await expect(migrate(database.db, [...migrations, plugin, twin])).rejects.toThrow(
    'Two migrations of "seats" have the number 1. Give "rows" another number.',
  );
  expect(await migrate(database.db, [...migrations, plugin])).toEqual([...names, 'seats']);
  expect(await migrate(database.db)).toEqual([]);
  const second = { ...plugin, id: 2, name: 'prices', sql: 'SELECT 1;' };
  await migrate(database.db, [...migrations, plugin, second]);
  await expect(migrate(database.db, [...migrations, plugin])).rejects.toThrow(
    'newer version of "seats" (step "prices")',
  );
});

test('a migration that has another name than in the database stops the start', async () => {
  await empty();
  const other = { id: 900, name: 'one branch', sql: 'SELECT 1;' };
  await migrate(database.db, [...migrations, other]);
  await expect(
    migrate(database.db, [...migrations, { ...other, name: 'another branch' }]),
  ).rejects.toThrow('was "one branch" when it changed this database, and is "another branch" now');
});

test('migrations recorded by older versions belong to the engine', async () => {
  await empty();
  await sql`CREATE TABLE schema_migrations (id integer PRIMARY KEY, name text NOT NULL,
    applied_at timestamptz(3) NOT NULL DEFAULT now())`.execute(database.db);
  const [first, ...others] = migrations;
  await sql`INSERT INTO schema_migrations (id, name) VALUES (1, 'foundation')`.execute(database.db);
  await sql.raw(first?.sql ?? '').execute(database.db);
  expect(await migrate(database.db)).toEqual(others.map(({ name }) => name));
});

test('migrations have unique, ascending numbers', () => {
  const ids = migrations.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
});
