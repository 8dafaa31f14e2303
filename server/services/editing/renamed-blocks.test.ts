import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { newNode, openTestSite, page, type TestSite, the } from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
beforeEach(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
  await sql`UPDATE elements SET handler = 'letter' WHERE handler = 'text'`.execute(database.db);
});
afterEach(() => database.drop());

const rendered = async (draft?: string) => {
  const requested = { slug: 'naslovnica', ...(draft && { draft }) };
  const { elements } = await site.admin.call('cms.screenDocument', requested);
  return elements[0]?.parts['main']?.find(({ id }) => id === 'drugi');
};

async function storedName(): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT handler AS name FROM elements WHERE id = 'drugi'`.execute(database.db);
  return rows[0]?.name;
}

const publish = (note: string) =>
  site.admin.call('publication.publish', { document: page, languages: ['hr'], note });

test('a block stored under a former name is rendered, found and edited under its current name', async () => {
  expect(await rendered()).toMatchObject({
    handler: 'text',
    options: { target: 'page:naslovnica' },
  });
  expect(the(await site.admin.open(page), 'drugi').handler).toBe('text');
  const positions = await site.admin.call('usage.find', { kind: 'block', value: 'text' });
  expect(positions).toMatchObject([{ node: 'drugi', handler: 'text' }]);
  expect(await storedName()).toBe('letter');
});

test('a block keeps its stored name until it is written, and its slot accepts it under the current name', async () => {
  const node = the(await site.admin.open(page), 'drugi');
  await site.admin.put({ ...node, options: { ...node.options, title: 'Novo' } });
  expect(await rendered('editor')).toMatchObject({ handler: 'text', options: { title: 'Novo' } });
  expect(await storedName()).toBe('letter');
  await publish('');
  expect(await storedName()).toBe('text');
  const moved = the(await site.admin.open(page), 'drugi');
  await site.admin.put({ ...moved, slot: 'aside' });
  expect((await site.admin.open(page)).get('drugi')?.slot).toBe('aside');
});

test('revisions and clients with the former name still work', async () => {
  const node = the(await site.admin.open(page), 'drugi');
  await publish('prva');
  await sql`UPDATE revisions SET nodes = replace(nodes::text, '"text"', '"letter"')::jsonb`.execute(
    database.db,
  );
  const { records } = await site.admin.call('revision.list', { document: page });
  const revision = await site.admin.call('revision.get', { id: records[0]?.id ?? 0 });
  expect(revision.nodes.find(({ id }) => id === 'drugi')?.handler).toBe('text');
  const stale = { ...node, handler: 'letter', options: { title: 'Iz stare kartice' } };
  await site.admin.put(stale, newNode('treci', { handler: 'letter' }));
  const open = await site.admin.open(page);
  expect(the(open, 'drugi')).toMatchObject({ handler: 'text', options: stale.options });
  expect(the(open, 'treci').handler).toBe('text');
  const made = await site.admin.call('element.create', { handler: 'letter', options: {} });
  expect(made.handler).toBe('text');
});

test('unknown blocks remain unknown', async () => {
  await sql`INSERT INTO elements (id, handler, version, options, parent_id, slot, position, document)
    VALUES ('tajna', 'mystery', 9, '{"a": 1}', 'stupac', 'main', 'zz', ${page})`.execute(
    database.db,
  );
  expect(the(await site.admin.open(page), 'tajna').handler).toBe('mystery');
});
