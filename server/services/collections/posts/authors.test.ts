import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type CatalogueStaff, catalogueStaff } from '../../../testing/catalogue-staff.ts';

let database: TestDatabase;
let staff: CatalogueStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await catalogueStaff(database.db);
});
afterAll(() => database.drop());

const create = (values: object) =>
  staff.call('collection.create', { name: 'authors', values }, 'pages');

const created = async (values: object) => {
  const made = await create(values);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

test('the address of an author is made from the name, in any script, and is unique', async () => {
  const slugOf = async (name: string) => (await created({ name })).values.slug;
  expect(await slugOf('Žana Đurić')).toBe('zana-duric');
  expect(await slugOf('Žana Đurić')).toBe('zana-duric-2');
  expect(await slugOf('ليلى حسن')).toBe('ليلى-حسن');
  expect(await slugOf('!')).toBe('author');
});

test('links of an author are https addresses', async () => {
  const values = { name: 'Veza', links: ['https://example.org/veza'] };
  expect((await created(values)).values.links).toEqual(['https://example.org/veza']);
  const script = await create({ name: 'Veza', links: ['javascript:alert(1)'] });
  expect(script).toMatchObject({ ok: false });
});

test('staff name the author of a post; an author with posts stays', async () => {
  const author = await created({ name: 'Ivo Pisac' });
  const post = await staff.call('collection.get', { name: 'posts', id: '1' }, 'pages');
  if (!post.ok) throw new Error(post.error.code);
  const { id, revision } = post.value;
  const values = { author_id: Number(author.id) };
  const changed = await staff.call(
    'collection.change',
    { name: 'posts', id, revision, values },
    'pages',
  );
  expect(changed).toMatchObject({ ok: true, value: { values } });
  const target = { name: 'authors', id: author.id, revision: author.revision };
  expect(await staff.call('collection.remove', target, 'pages')).toMatchObject({
    error: { code: 'conflict', params: { reason: 'inUse' } },
  });
});
