import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LinkMapping } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openTestSite, page, type TestSite, the } from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
beforeEach(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
});
afterEach(() => database.drop());

const home = async (language: 'hr' | 'en' = 'hr') =>
  (await site.admin.call('cms.screenDocument', { slug: 'naslovnica' }, language)).elements;

const link = (linkId: string, order: number, more: Partial<LinkMapping> = {}): LinkMapping => ({
  handler: 'text',
  linkId,
  order,
  master_id: null,
  meta: {},
  options: {},
  ...more,
});

/** Lets placements of the shared element `poziv` replace its title. */
async function openTitle(): Promise<void> {
  const document = 'shared:poziv';
  const shared = the(await site.admin.open(document), 'poziv');
  await site.admin.put({ ...shared, opened: ['title'] });
  await site.admin.call('publication.publish', { document, languages: ['hr', 'en', 'de'] });
}

test('changes an element for visitors at once, text per language · EDIT-13 API-058', async () => {
  await home();
  const options = { title: 'Hello', picture: 'kompas', items: [{ id: 'a', text: 'One' }] };
  const changed = await site.admin.call('element.update', { id: 'prvi', options }, 'en');
  expect(changed).toMatchObject({ options: { title: 'Hello' }, language_code: 'eng' });
  expect((await home('en'))[0]?.parts['main']?.[0]?.options).toMatchObject({ title: 'Hello' });
  const croatian = (await home())[0]?.parts['main']?.[0]?.options;
  expect(croatian).toMatchObject({ title: 'Dobro došli', items: [{ text: 'Jedan' }] });
  expect(croatian).not.toHaveProperty('link');
});

test('refuses a stale revision and options that violate the schema · API-058', async () => {
  const { revision } = await site.admin.call('element.update', { id: 'prvi', title: 'prvo' });
  const update = (change: object) => site.admin.result('element.update', { id: 'prvi', ...change });
  expect(await update({ title: 'a', revision })).toMatchObject({ ok: true });
  expect(await update({ title: 'b', revision })).toEqual({
    ok: false,
    error: { code: 'conflict' },
  });
  expect(await update({ options: { title: 7 } })).toMatchObject({
    error: { code: 'blockOptionsInvalid', field: 'title' },
  });
  expect(await site.admin.result('element.update', { id: 'nema' })).toEqual({
    ok: false,
    error: { code: 'notFound' },
  });
});

test('a direct change keeps the draft, and the draft keeps the change · EDIT-13', async () => {
  const node = the(await site.admin.open(page), 'prvi');
  await site.admin.put({ ...node, order: 'z' });
  const changed = await site.admin.call('element.update', { id: 'prvi', title: 'ime' });
  const draft = the(await site.admin.open(page), 'prvi');
  expect(draft).toMatchObject({ order: 'z', title: 'ime', revision: changed.revision });
});

test('creates an element and places it on a page · EDIT-13 EDIT-14 API-057 API-063 ENT-42', async () => {
  const made = await site.admin.call('element.create', {
    handler: 'stack',
    parts: { main: [{ id: 'u-novom', handler: 'text', options: { title: 'Novo' } }] },
  });
  await openTitle();
  const placed = { master_id: 'poziv', meta: { note: 'x' }, options: { title: 'Samo ovdje' } };
  const links = [
    link('novo-mjesto', 2, { handler: 'call', ...placed }),
    link('stupac', 1, { meta: { note: 'y' } }),
    link(made.id, 0, { meta: { note: 'z' } }),
  ];
  const mappings = await site.admin.call('link.postTranslationBulk', { slug: 'home', links });
  expect(mappings).toEqual([
    link(made.id, 0, { handler: 'stack', meta: { note: 'z' } }),
    link('stupac', 1, { handler: 'stack', meta: { note: 'y' } }),
    link('novo-mjesto', 2, { handler: 'call', ...placed }),
  ]);
  const elements = await home();
  expect(elements.map(({ id }) => id)).toEqual([made.id, 'stupac', 'poziv']);
  expect(elements[2]).toMatchObject({
    options: { title: 'Samo ovdje', button: { label: 'Kupi' } },
    linkMeta: { note: 'x' },
  });
  expect(elements[0]?.parts['main']?.[0]?.options).toEqual({ title: 'Novo' });
  const nodes = await site.admin.open(page);
  expect(nodes.has('page-1-1')).toBe(false);
  expect(nodes.get('u-novom')?.document).toBe(page);
  const again = { slug: 'home', links, revision: 1 };
  expect(await site.admin.result('link.postTranslationBulk', again)).toEqual({
    ok: false,
    error: { code: 'conflict' },
  });
});

test('refuses elements with unknown blocks or blocks their slots refuse · API-057', async () => {
  const create = (input: object) =>
    site.admin.result('element.create', { handler: 'stack', ...input });
  expect(await create({ handler: 'mystery' })).toMatchObject({ error: { code: 'blockUnknown' } });
  expect(await create({ id: 'prvi' })).toMatchObject({ error: { code: 'conflict' } });
  const parts = { main: [{ id: 'x', handler: 'cart-items' }] };
  expect(await create({ parts })).toMatchObject({ error: { code: 'slotRefuses' } });
});

test('changes links of a page · EDIT-14 API-064', async () => {
  const change = (links: LinkMapping[]) =>
    site.admin.result('link.postTranslationBulkExisting', { slug: 'naslovnica', links });
  const positions = link('page-1-1', 0, { handler: 'call', master_id: 'poziv' });
  const first = { ...positions, order: 0, options: { title: 'Samo ovdje' } };
  const response = await change([{ ...first, meta: { note: 'prvi' } }, link('stupac', 1)]);
  expect(response.ok && response.value.map(({ linkId }) => linkId)).toEqual([
    'page-1-1',
    'stupac',
    'page-1-2',
  ]);
  expect((await home())[0]).toMatchObject({ handler: 'call', linkMeta: { note: 'prvi' } });
  const closed = await change([{ ...first, options: { note: 'zatvoreno' } }]);
  expect(closed).toMatchObject({ error: { code: 'fieldClosed', field: 'note' } });
  expect(await change([link('nema', 0)])).toMatchObject({ error: { code: 'notFound' } });
});

test('sets the elements of a template · EDIT-14 API-066', async () => {
  await openTitle();
  await site.admin.call('element.create', { id: 'stavke', handler: 'cart-items' });
  const call = { handler: 'call', master_id: 'poziv', options: { title: 'Uz košaricu' } };
  const links = [link('uz', 1, call), link('stavke', 0, { handler: 'cart-items' })];
  expect(await site.admin.call('link.postTypeBulk', { id: 1, links })).toEqual(links.toReversed());
  const cart = await site.admin.call('cms.screenDocument', { template: 'cart' });
  expect(cart.elements).toMatchObject([
    { handler: 'cart-items' },
    { handler: 'call', options: { title: 'Uz košaricu' } },
  ]);
  const { id, slug } = await site.admin.call('postType.create', { title: 'Priča' });
  const other = { id, links: [link('u-prici', 0, call)] };
  await site.admin.call('link.postTypeBulk', other);
  const story = await site.admin.call('cms.screenDocument', { template: slug });
  expect(story.elements.map(({ handler }) => handler)).toEqual(['call']);
  const missing = await site.admin.result('link.postTypeBulk', { id: 99, links });
  expect(missing).toEqual({ ok: false, error: { code: 'notFound' } });
});

test('starts a translation from the original · EDIT-15 API-065', async () => {
  const started = await site.admin.call('link.createTranslationFromOriginal', {
    slug: 'o-nama',
    language: 'deu',
    title: 'Über uns',
  });
  expect(started).toEqual({ slug: 'uber-uns', language: 'de' });
  const [about] = await site.admin.call('document.list', { keywords: 'o nama' }, 'de');
  expect(about).toMatchObject({ title: { de: 'Über uns' }, slugs: { de: 'uber-uns' } });
  await site.admin.call('link.createTranslationFromOriginal', { slug: 'naslovnica' }, 'de');
  const { translations } = the(await site.admin.open(page), 'prvi');
  expect(translations.de).toEqual({
    title: 'Dobro došli',
    'link/label': 'Više',
    'items/a/text': 'Jedan',
  });
  expect(translations.en).toMatchObject({ title: 'Welcome' });
  const problems = await site.admin.call('draft.problems', { documents: [page] });
  const german = problems.filter(({ layer, node }) => layer === 'de' && node === 'prvi');
  expect(new Set(german.map(({ code }) => code))).toEqual(new Set(['translationStale']));
  const croatian = { slug: 'o-nama', language: 'hr' };
  expect((await site.admin.result('link.createTranslationFromOriginal', croatian)).ok).toBe(false);
});

test('lists shared elements that can replace an element · EDIT-16 API-067', async () => {
  const shared = { id: 'drugi-poziv', handler: 'call', title: 'Drugi', shared: true };
  await site.admin.call('element.create', shared);
  const masters = await site.admin.call('link.masters', { id: 'page-1-1' });
  expect(masters).toEqual([
    { id: 'poziv', handler: 'call', title: '', slug: null, uses: 3 },
    { id: 'drugi-poziv', handler: 'call', title: 'Drugi', slug: null, uses: 0 },
  ]);
  expect(await site.admin.call('link.masters', { id: 'poziv' })).toHaveLength(1);
  expect((await site.admin.result('link.masters', { id: 'nema' })).ok).toBe(false);
});

test('creates an unpublished page with the blocks of a template · EDIT-17 API-041', async () => {
  const type = await site.admin.call('postType.create', { title: 'Priča', slug: 'prica' });
  await site.admin.call('element.create', { id: 'uvod', handler: 'stack' });
  await site.admin.call('element.create', { id: 'kosara', handler: 'cart-items' });
  const [uvod, kosara] = [
    link('uvod', 0, { handler: 'stack' }),
    link('kosara', 1, { handler: 'cart-items' }),
  ];
  const foreign = await site.admin.result('link.postTypeBulk', {
    id: type.id,
    links: [uvod, kosara],
  });
  expect(foreign).toMatchObject({ error: { code: 'slotRefuses', params: { type: 'cart-items' } } });
  await site.admin.call('link.postTypeBulk', { id: type.id, links: [uvod] });
  const created = await site.admin.call('post.create', { title: 'O nama', template: 'prica' });
  expect(created).toMatchObject({ slug: 'o-nama-2', postType: 'page', title: 'O nama' });
  const document = `page:${created.id}` as const;
  const nodes = [...(await site.admin.open(document)).values()];
  expect(nodes.map(({ handler }) => handler)).toEqual(['stack']);
  const [listed] = await site.admin.call('document.list', { keywords: 'o-nama-2' });
  expect(listed).toMatchObject({ key: document, languages: [], publishedAt: null, changed: true });
  const taken = await site.admin.result('post.create', { title: 'x', slug: 'naslovnica' });
  expect(taken).toMatchObject({ error: { code: 'slugTaken', field: 'slugs.hr' } });
});

test('creates a post and sanitizes its HTML · API-041', async () => {
  const created = await site.admin.call(
    'post.create',
    {
      postType: 'post',
      title: 'Fresh news',
      slug: 'fresh',
      body: '<p onclick="x()">Hi<script>1</script></p>',
      terms: [1],
      published_at: '2026-01-01T00:00:00.000Z',
    },
    'en',
  );
  const filters = { id: created.id };
  const { data } = await site.admin.call('post.filterStandard', { filters }, 'en');
  expect(data[0]).toMatchObject({ title: 'Fresh news', body: '<p>Hi</p>', slug: 'fresh' });
  const lost = { postType: 'post', title: 'x', mediaId: 999 };
  expect(await site.admin.result('post.create', lost)).toMatchObject({
    error: { code: 'mediaMissing' },
  });
});

test('creates, lists and deletes templates · API-043 API-044 API-045 ADMIN-06', async () => {
  const made = await site.admin.call('postType.create', { title: 'Akcija', slug: 'akcija' });
  const twice = await site.admin.result('postType.create', { title: 'Opet', slug: 'akcija' });
  expect(twice).toMatchObject({ error: { code: 'slugTaken', field: 'slug' } });
  const list = async (keywords: string) =>
    (await site.admin.call('postType.filterStandard', { keywords })).data.map(({ slug }) => slug);
  expect(await list('')).toEqual(['akcija', 'cart']);
  expect(await list('AKCIJ')).toEqual(['akcija']);
  const second = await site.admin.call('postType.filterStandard', { page: 2, limit: 1 });
  expect(second).toMatchObject({ data: [{ slug: 'cart' }], pagination: { totalPages: 2 } });
  await site.admin.call('element.create', { id: 'na-akciji', handler: 'stack' });
  const links = [link('na-akciji', 0)];
  await site.admin.call('link.postTypeBulk', { id: made.id, links });
  expect(await site.admin.call('postType.delete', { id: made.id })).toEqual({ done: true });
  expect(await list('')).toEqual(['cart']);
  expect((await site.admin.result('link.masters', { id: 'na-akciji' })).ok).toBe(false);
  expect((await site.admin.result('postType.delete', { id: made.id })).ok).toBe(false);
});
