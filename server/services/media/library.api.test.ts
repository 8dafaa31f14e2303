import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '#schemas/entities/media.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openLibrary, type TestLibrary } from '../../testing/media-library.ts';

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

/** Makes a call as a back-office program. */
async function send(method: 'POST' | 'PATCH', path: string, payload: object, languagecode = 'hrv') {
  const url = `/api/v1/cms/media/${path}`;
  const headers = { accesstoken: 'staff', languagecode };
  const response = await library.app.inject({ method, url, payload, headers });
  return { status: response.statusCode, ...response.json() };
}

test('a program filters, sorts and pages the library · API-046 MEDIA-01', async () => {
  const { id: big, key } = await library.addPicture('Zvijezda velika', 60, 60, { alt: 'Zvijezda' });
  await library.addPicture('Zvijezda mala', 10, 10, { access: 'other' });
  await library.add('zvijezda.pdf', Buffer.from('%PDF-1.7 zvijezda'), {
    title: 'Zvijezda u knjizi',
  });
  const { db } = database;
  await db
    .updateTable('media')
    .set({ tags: ['nebo'] })
    .where('id', '=', big)
    .execute();
  const list = async (fields: object) => {
    const call = { keywords: 'zvijezda', ...fields };
    const { data } = await send('POST', 'filterStandard', call);
    return data as { data: Media[]; pagination: object };
  };
  const found = async (fields: object) => (await list(fields)).data.map(({ title }) => title);
  const [book, small, large] = ['Zvijezda u knjizi', 'Zvijezda mala', 'Zvijezda velika'];
  expect(await found({})).toEqual([book, small, large]);
  expect(await found({ keywords: 'ZVIJEZDA mala' })).toEqual([small]);
  expect(await found({ kind: 'image' })).toEqual([small, large]);
  expect(await found({ kind: 'document' })).toEqual([book]);
  expect(await found({ access: 'other' })).toEqual([small]);
  expect(await found({ keys: [key] })).toEqual([large]);
  expect(await found({ folderId: null })).toEqual([book, small, large]);
  expect(await found({ folderId: 7 })).toEqual([]);
  expect(await found({ tag: 'nebo' })).toEqual([large]);
  expect(await found({ withoutAlt: 'hr' })).toEqual([small]);
  expect(await found({ isUnused: true })).toEqual([book, small, large]);
  expect(await found({ sort: { param: 'name', order: 'asc' } })).toEqual([small, book, large]);
  expect(await found({ sort: { param: 'size', order: 'asc' } })).toEqual([book, small, large]);
  expect(await list({ limit: 2, page: 2 })).toMatchObject({
    data: [{ id: big, title: large }],
    pagination: { totalPages: 2, totalRecords: 3 },
  });
  const [, second] = (await list({})).data;
  expect(await found({ afterId: second?.id })).toEqual([large]);
});

test('a program creates a medium of a file on the drive with texts and access · API-047 MEDIA-01 MEDIA-09', async () => {
  const { id, driveId, path } = await library.addPicture('Maslina', 30, 30);
  const texts = { title: 'Olive tree', alt: 'An old tree', description: 'On the island' };
  const fields = { driveId, ...texts, access: 'other' };
  const { status, data } = await send('POST', 'create', fields, 'eng');
  expect([status, data]).toEqual([
    200,
    expect.objectContaining({ ...texts, driveId, path, access: 'other', width: 30 }),
  ]);
  expect(data.texts.title).toMatchObject({ en: 'Olive tree' });
  expect(data.id).not.toBe(id);
  expect(data.key).toMatch(/^olive-tree/);
  const plain = await send('POST', 'create', { driveId });
  expect(plain.data).toMatchObject({ title: 'Maslina', alt: '', access: 'public' });
  expect(await send('POST', 'create', { driveId: 'nema' })).toMatchObject({
    status: 404,
    code: 'notFound',
    field: 'driveId',
  });
  const missing = { status: 400, field: 'driveId' };
  expect(await send('POST', 'create', texts)).toMatchObject(missing);
});

test('a program changes each field of a medium and leaves the others · API-049 MEDIA-01', async () => {
  const { id } = await library.addPicture('Galeb', 40, 40);
  const changes = [
    { title: 'Galeb na stijeni' },
    { alt: 'Bijeli galeb' },
    { description: 'Snimljeno zimi' },
    { displayName: 'galeb-zimi.png' },
    { access: 'other' },
    { focalPoint: { x: 0.25, y: 0.75 } },
    { crop: { x: 0, y: 0, width: 0.5, height: 1 } },
  ];
  const sent = {};
  for (const [index, change] of changes.entries()) {
    const { status, data } = await send('PATCH', `update/${id}`, { ...change, version: index + 1 });
    expect([status, data], JSON.stringify(change)).toEqual([
      200,
      expect.objectContaining({ ...Object.assign(sent, change), id, version: index + 2 }),
    ]);
  }
  const english = await send('PATCH', `update/${id}`, { title: 'Gull', alt: 'A gull' }, 'eng');
  expect(english.data).toMatchObject({
    title: 'Gull',
    texts: {
      title: { hr: 'Galeb na stijeni', en: 'Gull' },
      alt: { hr: 'Bijeli galeb', en: 'A gull' },
    },
  });
  const each = { title: { de: 'Möwe' }, alt: { de: 'Eine Möwe' }, description: { de: 'Winter' } };
  const german = await send('PATCH', `update/${id}`, { texts: each }, 'deu');
  expect(german.data).toMatchObject({
    title: 'Möwe',
    alt: 'Eine Möwe',
    description: 'Winter',
    texts: { title: { hr: 'Galeb na stijeni', en: 'Gull', de: 'Möwe' } },
  });
  const [listed] = (await send('POST', 'filterStandard', { keywords: 'stijeni' })).data.data;
  expect(listed).toMatchObject({ ...sent, id });
  expect(await send('PATCH', `update/${id}`, { title: 'x', version: 1 })).toMatchObject({
    status: 409,
    code: 'conflict',
  });
  expect(await send('PATCH', 'update/9999', { title: 'x' })).toMatchObject({ status: 404 });
});

test.each([
  ['POST', '/api/v1/cms/media/filterStandard', {}],
  ['POST', '/api/v1/cms/media/create', { driveId: 'x' }],
  ['PATCH', '/api/v1/cms/media/update/1', { title: 'x' }],
  ['DELETE', '/api/v1/cms/media/delete/999', undefined],
  ['DELETE', '/api/v1/media/directoryItem/delete?targetIds=x', undefined],
  ['POST', '/api/v1/media/file/getUploadUrl', { name: 'a.pdf', mime: 'text/csv', size: 1 }],
  ['POST', '/api/v1/media/file/addFromBucket', { name: 'a.pdf', key: 'x' }],
  ['POST', '/api/v1/media/file/addFromBucketPublic', { name: 'a.pdf', key: 'x' }],
] as const)(
  'restricts %s %s to staff · MEDIA-01 MEDIA-09 PERM-15',
  async (method, url, payload) => {
    const status = async (token?: string) => {
      const headers = token ? { accesstoken: token } : {};
      return (await library.app.inject({ method, url, headers, ...(payload && { payload }) }))
        .statusCode;
    };
    expect([await status(), await status('customer')]).toEqual([401, 403]);
    expect([200, 400, 404]).toContain(await status('staff'));
  },
);
