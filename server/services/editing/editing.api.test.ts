import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Element } from '#schemas/document/element.ts';
import type { Paginated } from '#schemas/entities/lists.ts';
import type { LayoutElements } from '#schemas/entities/screen-document.ts';
import { type ApiClient, openApi, type Person } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openTestSite } from '../../testing/editor.ts';

/** Elements and templates, created and changed by an external program of the back office. */
let database: TestDatabase;
let api: ApiClient;
let staff: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await openApi((await openTestSite(database.db)).deps);
  staff = await api.person(['admin']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const inEnglish = () => ({ ...staff.headers, languageCode: 'eng' });

const sharedBanners = async (languageCode = 'hrv') => {
  const call = 'POST /api/v1/cms/element/getByHandlers';
  const headers = { languageCode };
  return (await api.data<LayoutElements>(call, { handlers: ['banner'] }, headers)).elements;
};

test('POST api/v1/cms/element/create stores every field of an element and its parts · API-057', async () => {
  const call = 'POST /api/v1/cms/element/create';
  const fields = {
    id: 'izdvojeno',
    handler: 'banner',
    version: 1,
    title: 'Izdvojeno',
    slug: 'izdvojeno',
    options: { title: 'Nova izložba' },
    meta: { width: 'wide' },
    mobileOptions: { title: 'Izložba' },
    mobileMeta: { hidden: true },
    linkMeta: { note: 'x' },
  };
  const made = await api.data<Element>(call, { ...fields, shared: true }, staff.headers);
  expect(made).toMatchObject({ ...fields, parts: {}, language_code: 'hrv' });
  expect(await sharedBanners()).toMatchObject([fields]);
  const own = { handler: 'stack', parts: { main: [{ id: 'u-stupcu', handler: 'text' }] } };
  const stack = await api.data<Element>(call, own, staff.headers);
  expect(stack).toMatchObject({ handler: 'stack', title: '', slug: null, options: {}, meta: {} });
  expect(stack.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(stack.parts['main']).toMatchObject([{ id: 'u-stupcu', handler: 'text' }]);
  const conflict = { status: 409, code: 'conflict' };
  expect(await api.error(call, { ...fields, slug: 'drugo' }, staff.headers)).toMatchObject(
    conflict,
  );
  expect(await api.error(call, {}, staff.headers)).toMatchObject({ status: 400, field: 'handler' });
});

test('PATCH api/v1/cms/element/update changes the fields that are sent, texts in the language of the call · API-058', async () => {
  const element = { id: 'najava', handler: 'banner', options: { title: 'Najava' }, shared: true };
  await api.data('POST /api/v1/cms/element/create', element, staff.headers);
  const call = 'PATCH /api/v1/cms/element/update/najava';
  const found = async (languageCode?: string) =>
    (await sharedBanners(languageCode)).find(({ id }) => id === 'najava');
  const changes = [
    { title: 'Najava ljeta' },
    { slug: 'najava-ljeta' },
    { options: { title: 'Ljeto' } },
    { meta: { width: 'full' } },
    { mobileOptions: { title: 'Kratko ljeto' } },
    { mobileMeta: { hidden: true } },
    { linkMeta: { note: 'y' } },
  ];
  for (const change of changes) {
    const { revision = 0, ...before } = (await found()) ?? {};
    const changed = await api.data<Element>(call, { ...change, revision }, staff.headers);
    expect(changed).toEqual({ ...before, ...change, revision: changed.revision });
    expect(changed.revision).toBeGreaterThan(revision);
    expect(await found()).toEqual(changed);
  }
  const summer = { options: { title: 'Summer' } };
  const english = await api.data(call, summer, inEnglish());
  expect(english).toMatchObject({ ...summer, language_code: 'eng' });
  expect(await found('eng')).toMatchObject(summer);
  expect(await found()).toMatchObject({ options: { title: 'Ljeto' } });
  const stale = { title: 'x', revision: 1 };
  expect(await api.error(call, stale, staff.headers)).toMatchObject({ status: 409 });
  const wrong = { options: { title: 7 } };
  expect(await api.error(call, wrong, staff.headers)).toMatchObject({
    status: 422,
    field: 'title',
  });
  const text = await api.data(call, { handler: 'text' }, staff.headers);
  expect(text).toMatchObject({ id: 'najava', handler: 'text' });
  const missing = 'PATCH /api/v1/cms/element/update/nema';
  expect(await api.error(missing, { title: 'x' }, staff.headers)).toMatchObject({ status: 404 });
});

type PostType = EndpointOutput<'postType.create'>;

const listed = async (headers = staff.headers) => {
  const call = 'POST /api/v1/cms/postType/filterStandard';
  return (await api.data<Paginated<PostType>>(call, {}, headers)).data;
};

test('a template is created with title and key, and deleted by its id · API-043 API-045 ADMIN-06', async () => {
  const call = 'POST /api/v1/cms/postType/create';
  const made = await api.data<PostType>(call, { title: 'Story', slug: 'prica' }, inEnglish());
  expect(made).toEqual({
    id: expect.any(Number),
    slug: 'prica',
    title: 'Story',
    isTemplate: true,
    isScreen: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  });
  const unnamed = await api.data<PostType>(call, { title: 'Đačka priča' }, staff.headers);
  expect(unnamed).toMatchObject({ slug: 'dacka-prica', title: 'Đačka priča' });
  expect((await listed()).map(({ slug }) => slug)).toEqual(['cart', 'dacka-prica', 'prica']);
  expect(await listed(inEnglish())).toContainEqual(made);
  const refusals: readonly (readonly [fields: object, refusal: object])[] = [
    [
      { title: 'Opet', slug: 'prica' },
      { status: 409, code: 'slugTaken', field: 'slug' },
    ],
    [
      { title: 'Kosa', slug: 'a/b' },
      { status: 400, field: 'slug' },
    ],
    [{ title: ' ' }, { status: 400, code: 'required', field: 'title' }],
    [{ slug: 'bez-imena' }, { status: 400, field: 'title' }],
  ];
  for (const [fields, refusal] of refusals) {
    expect(await api.error(call, fields, staff.headers)).toMatchObject(refusal);
  }
  const remove = `DELETE /api/v1/cms/postType/delete/${made.id}`;
  expect(await api.data(remove, {}, staff.headers)).toEqual({ done: true });
  expect((await listed()).map(({ slug }) => slug)).toEqual(['cart', 'dacka-prica']);
  expect(await api.error(remove, {}, staff.headers)).toEqual({ status: 404, code: 'notFound' });
});
