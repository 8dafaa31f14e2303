import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { invariant } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { drawPicture, openLibrary, staff, type TestLibrary } from '../../testing/media-library.ts';

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

const titles = async (input: EndpointInput<'media.filterStandard'>) =>
  (await library.caller.call('media.filterStandard', input)).data.map(({ title }) => title);

const get = (url: string, token?: string) =>
  library.app.inject({ url, headers: token ? { accesstoken: token } : {} });

test('lists the newest first, in pages · API-046 MEDIA-01', async () => {
  await library.addPicture('Đardin', 20, 10, { alt: 'Šetnica uz žičaru' });
  await library.add('čarter.pdf', Buffer.from('%PDF-1.7'), { title: 'Cjenik', access: 'other' });
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
  const { id, version } = await library.addPicture('Sidro', 10, 10);
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
  const { id } = await library.addPicture('Vesla', 10, 10);
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

test('shows a cropped picture at a new address, and the whole again · API-049 ENT-30', async () => {
  const whole = await library.add('pola.png', await halves());
  const change = async (crop: Media['crop']) =>
    library.caller.result('media.update', { id: whole.id, crop: crop ?? null }, staff);
  const cropped = await change({ x: 0.5, y: 0, width: 0.5, height: 1 });
  invariant(cropped.ok, 'the crop is right');
  const { value } = cropped;
  expect(value).toMatchObject({ width: 400, height: 400, original: { width: 800, height: 400 } });
  expect(value.hash).not.toBe(whole.hash);
  expect([whole.newPath, value.newPath]).toEqual([null, value.path]);
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
  const { id } = await library.addPicture('Rub', 30, 30);
  const response = await library.caller.result('media.update', { id, crop }, staff);
  expect(response).toMatchObject({ error: { code: 'badRequest', field: 'crop' } });
});

test('hides what is not public from visitors · MEDIA-09 API-006', async () => {
  const { id, key, path } = await library.addPicture('Tajna', 400, 300);
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

test('removes a medium from pages at once when it is no longer public, or is deleted · MEDIA-09 API-048', async () => {
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
  await library.caller.result('media.delete', { id }, staff);
  expect(new Set(await pictures())).toEqual(new Set([null]));
});

function first({ data: [medium] }: { readonly data: readonly Media[] }): Media {
  invariant(medium, 'there is one');
  return medium;
}

test('serves other files as attachments that cannot run scripts · MEDIA-08', async () => {
  const bytes = Buffer.from('%PDF-1.7 /JS (app.alert(1))');
  const { path } = await library.add('Čudo "1".pdf', bytes);
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
  const { id, driveId, path } = await library.addPicture('Jedro', 400, 300);
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
  const { driveId, hash } = await library.addPicture('Brod', 50, 50);
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
  const [sail, oar] = [
    await library.addPicture('Jedro 1', 51, 50),
    await library.addPicture('Jedro 2', 52, 50),
  ];
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
  const boat = await library.addPicture('Barka', 53, 50);
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  const cropped = await library.caller.call('media.update', { id: boat.id, crop });
  const targets = { targetIds: [boat.driveId ?? ''] };
  await library.caller.call('media.directoryItemDelete', targets);
  expect(await titles({ keywords: 'barka' })).toEqual([]);
  for (const hash of [boat.hash ?? '', cropped.hash ?? '']) {
    expect(await library.store.readOriginal(hash)).toBeNull();
  }
  const unknown = await library.caller.result(
    'media.directoryItemDelete',
    { targetIds: ['nema'] },
    staff,
  );
  expect(unknown).toMatchObject({ error: { code: 'notFound' } });
});
