import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { invariant } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { drawPicture, openLibrary, type TestLibrary } from '../../testing/media-library.ts';

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

const staff = {
  actor: { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['editor'] },
} as const;
type Wishes = { title?: string; alt?: string; access?: 'public' | 'other' };

async function add(name: string, bytes: Buffer, wishes: Wishes = {}): Promise<Media> {
  const files = [{ name, field: 'file', read: async () => bytes }];
  const customData = JSON.stringify(wishes);
  const added = await library.caller.result('media.upload', { customData }, { ...staff, files });
  const medium = added.ok ? added.value[0] : null;
  invariant(medium, `${name} was not taken`);
  return medium;
}

async function addPicture(title: string, width: number, height: number, more: Wishes = {}) {
  const colour = `#${Math.abs(hashCode(title)).toString(16).padStart(6, '0').slice(0, 6)}`;
  return add(`${title}.png`, await drawPicture(width, height, colour), { title, ...more });
}

const hashCode = (text: string) =>
  [...text].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7);

const titles = async (input: EndpointInput<'media.filterStandard'>) =>
  (await library.caller.call('media.filterStandard', input)).data.map(({ title }) => title);

const get = (url: string, token?: string) =>
  library.app.inject({ url, headers: token ? { accesstoken: token } : {} });

test('lists the newest first, in pages · API-046 MEDIA-01', async () => {
  await addPicture('Đardin', 20, 10, { alt: 'Šetnica uz žičaru' });
  await add('čarter.pdf', Buffer.from('%PDF-1.7'), { title: 'Cjenik', access: 'other' });
  expect(await titles({})).toEqual(['Cjenik', 'Đardin', 'pomorska-karta', 'kompas']);
  const second = await library.caller.call('media.filterStandard', { limit: 3, page: 2 });
  expect(second).toMatchObject({
    data: [{ key: 'kompas', driveId: expect.any(String), texts: { title: { hr: 'kompas' } } }],
    pagination: { totalPages: 2, totalRecords: 4 },
  });
});

test.each([
  [undefined, ['Cjenik', 'Đardin', 'pomorska-karta', 'kompas']],
  [{ param: 'name', order: 'asc' } as const, ['Cjenik', 'Đardin', 'kompas', 'pomorska-karta']],
])('continues after a medium, sorted by %j · MEDIA-01', async (sort, order) => {
  const after = async (afterId?: number) => {
    const page = { limit: 2, ...(sort && { sort }), ...(afterId && { afterId }) };
    return (await library.caller.call('media.filterStandard', page)).data;
  };
  const first = await after();
  const second = await after(first.at(-1)?.id);
  expect([...first, ...second].map(({ title }) => title)).toEqual(order);
  expect(await after(second.at(-1)?.id)).toEqual([]);
});

test.each([
  ['dardin', ['Đardin']],
  ['ŠETNICA žičaru', ['Đardin']],
  ['carter', ['Cjenik']],
  ['karta kompas', []],
  ['100%_', []],
  ['ompa', ['kompas']],
])('finds %j in titles, descriptions and names · API-046', async (keywords, found) => {
  expect(await titles({ keywords })).toEqual(found);
});

test('filters pictures, documents, public and internal media · API-046', async () => {
  expect(await titles({ kind: 'document' })).toEqual(['Cjenik']);
  expect(await titles({ kind: 'image' })).not.toContain('Cjenik');
  expect(await titles({ access: 'other' })).toEqual(['Cjenik']);
  expect(await titles({ keys: ['kompas', 'nema'] })).toEqual(['kompas']);
});

test('sorts by name in Croatian order, and by size · API-046', async () => {
  const byName = await titles({ sort: { param: 'name', order: 'asc' } });
  expect(byName).toEqual(['Cjenik', 'Đardin', 'kompas', 'pomorska-karta']);
  expect((await titles({ sort: { param: 'size', order: 'desc' } }))[0]).toBe('Đardin');
});

test('changes the text of each language · API-049 MEDIA-01', async () => {
  const { id, version } = await addPicture('Sidro', 10, 10);
  const first = await library.caller.result(
    'media.update',
    {
      id,
      version: version ?? 0,
      texts: { title: { en: 'Anchor', de: 'Anker' }, alt: { hr: 'Staro sidro' } },
      focalPoint: { x: 0.25, y: 0.75 },
      displayName: '../sidro.exe',
    },
    staff,
  );
  expect(first).toMatchObject({
    value: {
      version: 2,
      texts: {
        title: { hr: 'Sidro', en: 'Anchor', de: 'Anker' },
        alt: { hr: 'Staro sidro' },
        description: { hr: '' },
      },
      focalPoint: { x: 0.25, y: 0.75 },
      displayName: 'sidro.png',
    },
  });
  const second = await library.caller.result(
    'media.update',
    { id, title: 'The anchor', texts: { title: { de: null } }, focalPoint: null },
    { ...staff, language: 'en' },
  );
  expect(second).toMatchObject({
    value: {
      title: 'The anchor',
      texts: { title: { hr: 'Sidro', en: 'The anchor' } },
      focalPoint: null,
    },
  });
});

test('refuses a change that is based on an older version · API-049', async () => {
  const { id } = await addPicture('Vesla', 10, 10);
  const change = (alt: string) =>
    library.caller.result('media.update', { id, version: 1, alt }, staff);
  const both = await Promise.all([change('prvi'), change('drugi')]);
  expect(both.filter((response) => response.ok)).toHaveLength(1);
  expect(await change('treći')).toMatchObject({ error: { code: 'conflict' } });
  const empty = await library.caller.result('media.update', { id, title: ' ' }, staff);
  expect(empty).toMatchObject({ error: { code: 'required', field: 'title' } });
  const gone = await library.caller.result('media.update', { id: 9999, title: 'a' }, staff);
  expect(gone).toMatchObject({ error: { code: 'notFound' } });
});

async function halves(): Promise<Buffer> {
  const red = await drawPicture(400, 400, 'red');
  return sharp(await drawPicture(800, 400, 'blue'))
    .composite([{ input: red, left: 400, top: 0 }])
    .png()
    .toBuffer();
}

test('shows a cropped picture at a new address, and the whole again · API-049', async () => {
  const whole = await add('pola.png', await halves());
  const change = async (crop: Media['crop']) =>
    library.caller.result('media.update', { id: whole.id, crop: crop ?? null }, staff);
  const cropped = await change({ x: 0.5, y: 0, width: 0.5, height: 1 });
  invariant(cropped.ok, 'the crop is right');
  const { value } = cropped;
  expect(value).toMatchObject({ width: 400, height: 400, original: { width: 800, height: 400 } });
  expect(value.hash).not.toBe(whole.hash);
  const picture = await get(value.path);
  const { channels } = await sharp(picture.rawPayload).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 25))).toEqual([10, 0, 0]);
  // Only the back office may read the uncropped original.
  expect((await get(whole.path)).statusCode).toBe(404);
  expect((await get(value.original?.path ?? '', 'staff')).statusCode).toBe(200);
  const again = await change({ x: 0, y: 0, width: 1, height: 1 });
  expect(again).toMatchObject({ value: { hash: whole.hash, crop: null, width: 800 } });
  expect((await get(whole.path)).statusCode).toBe(200);
});

test.each([
  { x: 0.6, y: 0, width: 0.5, height: 1 },
  { x: 0, y: 0.9, width: 1, height: 0.2 },
])('refuses a crop beyond the picture · API-049', async (crop) => {
  const { id } = await addPicture('Rub', 30, 30);
  const response = await library.caller.result('media.update', { id, crop }, staff);
  expect(response).toMatchObject({ error: { code: 'badRequest', field: 'crop' } });
});

test('hides what is not public from visitors · MEDIA-09 API-006', async () => {
  const { id, key, path } = await addPicture('Tajna', 400, 300);
  const visible = await get(path);
  expect(visible.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await library.caller.result('media.update', { id, access: 'other' }, staff);
  expect((await get(path)).statusCode).toBe(404);
  expect((await get(path, 'customer')).statusCode).toBe(404);
  const forStaff = await get(path, 'staff');
  expect(forStaff.statusCode).toBe(200);
  expect(forStaff.headers['cache-control']).toBe('private, no-store');
  expect(key).toMatch(/^tajna-/);
});

test('removes a medium from pages at once when it is no longer public · MEDIA-09', async () => {
  const { id } = await library.caller
    .call('media.filterStandard', { keys: ['kompas'] })
    .then(first);
  const pictures = async () => {
    const { data } = await library.caller.call('post.filterStandard', {});
    return data.map(({ media }) => media?.key ?? null);
  };
  expect(new Set(await pictures())).toEqual(new Set(['kompas']));
  await library.caller.result('media.update', { id, access: 'other' }, staff);
  expect(new Set(await pictures())).toEqual(new Set([null]));
  await library.caller.result('media.update', { id, access: 'public' }, staff);
  expect(new Set(await pictures())).toEqual(new Set(['kompas']));
});

function first({ data: [medium] }: { readonly data: readonly Media[] }): Media {
  invariant(medium, 'there is one');
  return medium;
}

test('serves other files as attachments that cannot run scripts · MEDIA-08', async () => {
  const bytes = Buffer.from('%PDF-1.7 /JS (app.alert(1))');
  const { path } = await add('Čudo "1".pdf', bytes);
  const response = await get(path);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Cudo 1.pdf"; filename*=UTF-8''%C4%8Cudo%201.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(response.rawPayload).toEqual(bytes);
  expect((await get(path.replace('original.pdf', 'original'))).statusCode).toBe(404);
  expect((await get(path.replace('original.pdf', 'original.html'))).statusCode).toBe(404);
});

test('creates another medium of a file, even of a deleted one · API-047 API-048 MEDIA-01', async () => {
  const { id, driveId, path } = await addPicture('Jedro', 400, 300);
  expect(await library.caller.result('media.delete', { id }, staff)).toMatchObject({ ok: true });
  expect(await titles({ keywords: 'jedro' })).toEqual([]);
  expect((await get(path)).statusCode).toBe(404);
  const again = await library.caller.result('media.delete', { id }, staff);
  expect(again).toMatchObject({ error: { code: 'notFound' } });
  const made = await library.caller.result(
    'media.create',
    { driveId: driveId ?? '', title: 'Jedro opet' },
    staff,
  );
  expect(made).toMatchObject({ value: { title: 'Jedro opet', width: 400, path } });
  expect((await get(path)).statusCode).toBe(200);
  const unknown = await library.caller.result('media.create', { driveId: 'nema' }, staff);
  expect(unknown).toMatchObject({ error: { code: 'notFound' } });
});

test('deletes a file from the drive with all its media · API-103', async () => {
  const { driveId, hash } = await addPicture('Brod', 50, 50);
  const targetIds = [driveId ?? ''];
  await library.caller.call('media.create', { driveId: driveId ?? '', title: 'Brod 2' });
  const deleted = await library.app.inject({
    method: 'DELETE',
    url: `/api/v1/media/directoryItem/delete?targetIds=${targetIds.join()}`,
    headers: { accesstoken: 'staff' },
  });
  expect(deleted.json()).toEqual({ data: { done: true } });
  expect(await titles({ keywords: 'brod' })).toEqual([]);
  expect(await library.store.readOriginal(hash ?? '')).toBeNull();
  const [sail, oar] = [await addPicture('Jedro 1', 51, 50), await addPicture('Jedro 2', 52, 50)];
  const inBody = await library.app.inject({
    method: 'DELETE',
    url: '/api/v1/media/directoryItem/delete',
    headers: { accesstoken: 'staff' },
    payload: { targetIds: [sail.driveId, oar.driveId] },
  });
  expect(inBody.json()).toEqual({ data: { done: true } });
  for (const { hash = '' } of [sail, oar]) {
    expect(await library.store.readOriginal(hash)).toBeNull();
  }
  const unknown = await library.caller.result(
    'media.directoryItemDelete',
    { targetIds: ['nema'] },
    staff,
  );
  expect(unknown).toMatchObject({ error: { code: 'notFound' } });
});

/** Makes a call as a back-office program. */
async function send(method: 'POST' | 'PATCH', path: string, payload: object, languagecode = 'hrv') {
  const url = `/api/v1/cms/media/${path}`;
  const headers = { accesstoken: 'staff', languagecode };
  const response = await library.app.inject({ method, url, payload, headers });
  return { status: response.statusCode, ...response.json() };
}

test('a program filters, sorts and pages the library · API-046 MEDIA-01', async () => {
  const { id: big, key } = await addPicture('Zvijezda velika', 60, 60, { alt: 'Zvijezda' });
  await addPicture('Zvijezda mala', 10, 10, { access: 'other' });
  await add('zvijezda.pdf', Buffer.from('%PDF-1.7 zvijezda'), { title: 'Zvijezda u knjizi' });
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
  const { id, driveId, path } = await addPicture('Maslina', 30, 30);
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
  const { id } = await addPicture('Galeb', 40, 40);
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
