import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { contentStaff } from '../../../testing/content-staff.ts';

let database: TestDatabase;
let staff: Awaited<ReturnType<typeof contentStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  staff = await contentStaff(database.db);
});
afterAll(() => database.drop());

const create = (values: JsonObject) => staff.create('authors', values);

const created = async (values: JsonObject) => {
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

test('a former address of an author leads to the author; an empty one stays as it is', async () => {
  const author = await created({ name: 'Mate Staro' });
  const renamed = await staff.change('authors', author, { slug: 'Mate Novo' });
  if (!renamed.ok) throw new Error(renamed.error.code);
  expect(renamed.value.values.slug).toBe('mate-novo');
  expect(await staff.inShop('author.get', { id: 'mate-staro' })).toMatchObject({
    value: { slug: 'mate-novo' },
  });
  expect(await staff.change('authors', renamed.value, { slug: '' })).toMatchObject({
    value: { values: { slug: 'mate-novo' } },
  });
  expect((await created({ name: 'Mate Staro' })).values.slug).toBe('mate-staro-2');
});

test('links of an author are https addresses', async () => {
  const values = { name: 'Veza', links: ['https://example.org/veza'] };
  expect((await created(values)).values.links).toEqual(['https://example.org/veza']);
  const script = await create({ name: 'Veza', links: ['javascript:alert(1)'] });
  expect(script).toMatchObject({ ok: false });
});

test('staff name the author of a post; an author with posts stays', async () => {
  const author = await created({ name: 'Ivo Pisac' });
  const post = await staff.get('posts', '1');
  if (!post.ok) throw new Error(post.error.code);
  const values = { author_id: Number(author.id) };
  const changed = await staff.change('posts', post.value, values);
  expect(changed).toMatchObject({ ok: true, value: { values } });
  expect(await staff.remove('authors', author)).toMatchObject({
    error: { code: 'conflict', params: { reason: 'inUse' } },
  });
});
