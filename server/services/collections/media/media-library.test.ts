import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { invariant } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { drawPicture, openLibrary, type TestLibrary } from '../../../testing/media-library.ts';

const staff = {
  actor: { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['pages'] },
} as const;

let database: TestDatabase;
let library: TestLibrary;
beforeAll(async () => {
  database = await createTestDatabase();
  library = await openLibrary(database.db);
});
afterAll(async () => {
  await library.close();
  await database.drop();
});

async function addPicture(title: string, colour: string): Promise<Media> {
  const bytes = await drawPicture(30, 20, colour);
  const files = [{ name: `${title}.png`, field: 'file', read: async () => bytes }];
  const added = await library.caller.result('media.upload', {}, { ...staff, files });
  const medium = added.ok ? added.value[0] : null;
  invariant(medium, `${title} was not taken`);
  return medium;
}

async function addFolder(name: string, parentId: number | null = null) {
  const folder = { id: null, name, parentId };
  const added = await library.caller.result('mediaLibrary.saveFolder', folder, staff);
  invariant(added.ok, `${name} was not created`);
  return added.value;
}

const change = (input: EndpointInput<'mediaLibrary.change'>) =>
  library.caller.result('mediaLibrary.change', input, staff);

const keys = async (input: EndpointInput<'media.filterStandard'>) =>
  (await library.caller.call('media.filterStandard', input)).data.map(({ key }) => key);

const logged = (collection: string) =>
  database.db
    .selectFrom('changes')
    .select(['record_id', 'action', 'before', 'after'])
    .where('collection', '=', collection)
    .orderBy('id', 'desc')
    .execute();

test('moves files into folders, which go with what is inside of them', async () => {
  const outer = await addFolder('Proljeće');
  const inner = await addFolder('Cvijeće', outer.id);
  const tulip = await addPicture('tulipan', 'red');
  expect(await change({ ids: [tulip.id], folderId: inner.id })).toMatchObject({ ok: true });
  expect(await keys({ folderId: inner.id })).toEqual([tulip.key]);
  expect(await keys({ folderId: null })).not.toContain(tulip.key);
  const { folders } = await library.caller.call('mediaLibrary.outline', {});
  expect(folders).toEqual([outer, { ...inner, files: 1 }]);
  const gone = { id: inner.id };
  expect(await library.caller.result('mediaLibrary.removeFolder', gone, staff)).toMatchObject({
    ok: true,
  });
  expect(await keys({ folderId: outer.id })).toEqual([tulip.key]);
  expect((await logged('media-folders'))[0]).toMatchObject({ action: 'remove' });
});

test('logs what staff change of one file, and who deleted it', async () => {
  const { id } = await addPicture('zapis', 'orange');
  await library.caller.result('media.update', { id, alt: 'Zapis' }, staff);
  expect((await logged('media'))[0]).toMatchObject({
    record_id: String(id),
    before: { alt: { hr: '' } },
    after: { alt: { hr: 'Zapis' } },
  });
  await library.caller.result('media.delete', { id }, staff);
  expect((await logged('media'))[0]).toMatchObject({ action: 'remove', record_id: String(id) });
});

test('refuses a second folder of a name, and a folder inside of itself', async () => {
  const outer = await addFolder('Ljeto');
  const inner = await addFolder('More', outer.id);
  const save = (folder: EndpointInput<'mediaLibrary.saveFolder'>) =>
    library.caller.result('mediaLibrary.saveFolder', folder, staff);
  expect(await save({ id: null, name: ' LJETO ', parentId: null })).toMatchObject({
    error: { field: 'name', params: { reason: 'taken' } },
  });
  expect(await save({ id: outer.id, name: 'Ljeto', parentId: inner.id })).toMatchObject({
    error: { field: 'parentId', params: { reason: 'inside' } },
  });
  const moved = { id: inner.id, name: 'More i sunce', parentId: null };
  expect(await save(moved)).toMatchObject({ value: moved });
});

test('adds and removes tags of many files, and finds files by them', async () => {
  const two = [await addPicture('jabuka', 'green'), await addPicture('kruška', 'yellow')];
  const ids = two.map(({ id }) => id);
  await change({ ids, addTags: ['voće', ' jesen '] });
  await change({ ids: ids.slice(0, 1), removeTags: ['jesen'] });
  expect(await keys({ tag: 'voće' })).toHaveLength(2);
  expect(await keys({ tag: 'jesen' })).toEqual([two[1]?.key]);
  const { tags } = await library.caller.call('mediaLibrary.outline', {});
  expect(tags).toEqual([
    { tag: 'jesen', files: 1 },
    { tag: 'voće', files: 2 },
  ]);
});

test('writes alternative texts of many pictures and logs them', async () => {
  const medium = await addPicture('more', 'blue');
  const texts = [{ id: medium.id, alt: ' Blue sea ' }];
  const describe = { language: 'en', texts } as const;
  await library.caller.result('mediaLibrary.describe', describe, staff);
  const [saved] = (await library.caller.call('media.filterStandard', { keys: [medium.key] })).data;
  expect(saved?.texts?.alt).toMatchObject({ en: 'Blue sea' });
  expect(await keys({ withoutAlt: 'en' })).not.toContain(medium.key);
  expect(await keys({ withoutAlt: 'de' })).toContain(medium.key);
  expect((await logged('media'))[0]).toMatchObject({ after: { alt: { en: 'Blue sea' } } });
});

test('names what shows a file, and deletes it only with `evenIfUsed`', async () => {
  const used = await addPicture('korištena', 'pink');
  const free = await addPicture('slobodna', 'gray');
  const { id: category } = await database.db
    .insertInto('categories')
    .values({
      slug: 's-slikom',
      name: JSON.stringify({ hr: 'Sa slikom' }),
      description: JSON.stringify({ hr: '' }),
      media_id: used.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = `shared:${crypto.randomUUID()}`;
  const options = JSON.stringify({ slides: [{ picture: used.key }] });
  await database.db
    .insertInto('elements')
    .values({ id: document.slice(7), handler: 'hero', document, options, shared: true })
    .execute();
  const ids = [used.id, free.id];
  expect(await library.caller.result('mediaLibrary.uses', { ids }, staff)).toMatchObject({
    value: [
      { id: used.id, kind: 'categories', record: String(category), title: 'Sa slikom' },
      { id: used.id, kind: 'shared', title: 'hero' },
    ],
  });
  const unused = await keys({ isUnused: true });
  expect(unused).toContain(free.key);
  expect(unused).not.toContain(used.key);
  const remove = (evenIfUsed: boolean) =>
    library.caller.result('mediaLibrary.remove', { ids, evenIfUsed }, staff);
  expect(await remove(false)).toMatchObject({ value: { removed: [free.id] } });
  expect(await remove(true)).toMatchObject({ value: { removed: [used.id] } });
  expect((await logged('media'))[0]).toMatchObject({
    action: 'remove',
    record_id: String(used.id),
  });
});

async function putFile(name: string, mime: string, bytes: Buffer): Promise<string> {
  const file = { name, mime, size: bytes.length };
  const address = await library.caller.result('media.getUploadUrl', file, staff);
  invariant(address.ok, 'there is an upload address');
  const { url, key } = address.value;
  await library.app.inject({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': mime },
  });
  return key;
}

test('a replaced file keeps its id and key; a picture is replaced by a picture only', async () => {
  const medium = await addPicture('stara', 'black');
  const put = async (name: string, mime: string, bytes: Buffer) => {
    const key = await putFile(name, mime, bytes);
    const { id } = medium;
    return library.caller.result('mediaLibrary.replace', { id, key, name }, staff);
  };
  expect(await put('a.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))).toMatchObject({
    error: { code: 'fileTypeRefused' },
  });
  const replaced = await put('nova.png', 'image/png', await drawPicture(50, 40, 'white'));
  const { id, key } = medium;
  expect(replaced).toMatchObject({
    value: { id, key, width: 50, height: 40, displayName: 'nova.png' },
  });
  expect(await library.app.inject({ url: medium.path })).toMatchObject({ statusCode: 404 });
});
