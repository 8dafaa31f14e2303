import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Actor } from '../../api/handler.ts';
import { newNode, openTestSite, page, type TestSite, the } from '../../testing/editor.ts';
import { loadSecret } from '../account/secret.ts';

let database: TestDatabase;
let site: TestSite;
beforeEach(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
});
afterEach(() => database.drop());

const visitor: Actor = { kind: 'anonymous' };

async function draftTitle(id: string, title: string): Promise<void> {
  const node = the(await site.admin.open(page), id);
  await site.admin.put({ ...node, options: { ...node.options, title } });
}

const read = (draft: string, more: object = {}, actor: Actor = visitor) =>
  site.admin.result('cms.screenDocument', { slug: 'naslovnica', draft }, { actor, ...more });

const titleOf = (response: Awaited<ReturnType<typeof read>>) =>
  response.ok
    ? response.value.elements[0]?.parts['main']?.[0]?.options['title']
    : response.error.code;

test('shows drafts to editors only · PERM-14', async () => {
  await draftTitle('prvi', 'U skici');
  const shown = await site.admin.call('cms.screenDocument', {
    slug: 'naslovnica',
    draft: 'editor',
  });
  expect(shown.elements[0]?.parts['main']?.[0]?.options).toMatchObject({ title: 'U skici' });
  expect(titleOf(await read('editor'))).toBe('forbidden');
  const customer: Actor = { kind: 'customer', userId: 1, sessionId: '' };
  expect(titleOf(await read('editor', {}, customer))).toBe('forbidden');
  const layout = { handlers: ['call'], draft: 'editor' };
  const refused = await site.admin.result('element.getByHandlers', layout, { actor: visitor });
  expect(refused).toEqual({ ok: false, error: { code: 'forbidden' } });
});

test('renders the draft of the header · EDIT-03', async () => {
  const header = the(await site.admin.open('shared:zaglavlje'), 'zaglavlje');
  await site.admin.put({ ...header, options: { logo: 'kompas' } });
  const requested = { handlers: ['header-section'] };
  const logo = async (more: object) =>
    (await site.admin.call('element.getByHandlers', { ...requested, ...more })).elements[0]
      ?.options;
  expect(await logo({})).toEqual({ logo: 'pomorska-karta' });
  expect(await logo({ draft: 'editor' })).toEqual({ logo: 'kompas' });
});

test('editors see an unpublished page, even if it is empty', async () => {
  const { id, slug } = await site.admin.call('post.create', { title: 'Nova stranica' });
  const plain = await site.admin.result('cms.screenDocument', { slug });
  expect(plain).toEqual({ ok: false, error: { code: 'notFound' } });
  const draft = await site.admin.call('cms.screenDocument', { slug, draft: 'editor' });
  expect(draft).toMatchObject({ id, title: 'Nova stranica', elements: [] });
});

test('a preview link shows only the draft of its document, until it expires', async () => {
  await draftTitle('prvi', 'U skici');
  const about = newNode('o', { document: 'page:2', parent: null, slot: 'content' });
  await site.admin.put(about);
  const preview = await site.admin.call('preview.create', { document: page, days: 2 });
  expect(titleOf(await read(preview.token))).toBe('U skici');
  const other = await site.admin.result(
    'cms.screenDocument',
    { slug: 'o-nama', draft: preview.token },
    { actor: visitor },
  );
  expect(other.ok && other.value.elements).toEqual([]);
  const hours = (count: number) => ({ now: new Date(Date.now() + count * 3_600_000) });
  expect(titleOf(await read(preview.token, hours(47)))).toBe('U skici');
  expect(titleOf(await read(preview.token, hours(49)))).toBe('tokenInvalid');
  const missing = await site.admin.result('preview.create', { document: 'page:99', days: 1 });
  expect(missing).toEqual({ ok: false, error: { code: 'notFound' } });
});

test('a preview link returns its date and audience for its document only · PERM-14', async () => {
  const view = { at: '2099-12-24T08:00:00.000Z', audience: 'guest' } as const;
  const { token } = await site.admin.call('preview.create', { document: page, days: 2, view });
  const seen = async (slug: string, draft: string) => {
    const found = await site.admin.result(
      'cms.screenDocument',
      { slug, draft },
      { actor: visitor },
    );
    return found.ok ? (found.value.preview ?? null) : found.error.code;
  };
  expect(await seen('naslovnica', token)).toEqual(view);
  expect(await seen('o-nama', token)).toBeNull();
  const plain = await site.admin.call('preview.create', { document: page, days: 2 });
  expect(await seen('naslovnica', plain.token)).toEqual({ at: null, audience: null });
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const later = { ...claims, view: { at: '2199-12-24T08:00:00.000Z', audience: 'customer' } };
  const forged = Buffer.from(JSON.stringify(later)).toString('base64url');
  expect(await seen('naslovnica', `${head}.${forged}.${signature}`)).toBe('tokenInvalid');
});

test('forged preview tokens are refused', async () => {
  const sign = (typ: string, audience: string, secret: Uint8Array) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer('izlog')
      .setAudience(audience)
      .setSubject(page)
      .setExpirationTime('1h')
      .sign(secret);
  const own = await loadSecret(database.db);
  const strange = new Uint8Array(32);
  expect(titleOf(await read(await sign('preview+jwt', 'izlog-preview', own)))).toBe('Dobro došli');
  const forged = await Promise.all([
    sign('preview+jwt', 'izlog-preview', strange),
    sign('at+jwt', 'izlog-preview', own),
    sign('preview+jwt', 'izlog', own),
  ]);
  for (const token of [...forged, 'x', 'a.b.c']) {
    expect(titleOf(await read(token))).toBe('tokenInvalid');
  }
});

test('changes titles and addresses at once; old addresses redirect · ROUTE-44', async () => {
  const changed = await site.admin.call('document.settings', {
    document: 'page:2',
    title: { en: 'Who we are' },
    slugs: { hr: 'tko-smo', de: 'uber-uns' },
  });
  expect(changed).toMatchObject({
    title: { hr: 'O nama', en: 'Who we are' },
    slugs: { hr: 'tko-smo', en: 'about', de: 'uber-uns' },
  });
  const decide = (route: string[], language: 'hr' | 'de' = 'hr') =>
    site.admin.call('finder.decide', { route }, language);
  expect(await decide(['o-nama'])).toMatchObject({ kind: 'redirect', redirect: '/tko-smo' });
  expect(await decide(['o-nama'], 'de')).toMatchObject({ redirect: '/de/uber-uns' });
  const back = await site.admin.call('document.settings', {
    document: 'page:2',
    slugs: { hr: 'o-nama' },
  });
  expect(back.slugs.hr).toBe('o-nama');
  expect(await decide(['tko-smo'])).toMatchObject({ redirect: '/o-nama' });
});

test('the address of a new page has at least four characters · CONST-40', async () => {
  const slugs = [];
  for (const title of ['Mi', 'FAQ', 'Tim!', '日本']) {
    slugs.push((await site.admin.call('post.create', { title })).slug);
  }
  expect(slugs).toEqual(['mi-page', 'faq-page', 'tim-page', 'page']);
  expect((await site.admin.call('post.create', { title: 'Žeđ' })).slug).toBe('zed-page');
  expect((await site.admin.call('post.create', { title: 'Cvrk' })).slug).toBe('cvrk');
});

test('the home page remains the home page when its slug changes', async () => {
  await site.admin.call('document.settings', { document: page, slugs: { hr: 'pocetna' } });
  const home = await site.admin.call('finder.decide', { route: [] });
  expect(home).toMatchObject({ kind: 'page', slug: 'pocetna' });
});

test.each([
  [{ hr: 'naslovnica' }, 'slugTaken', 'slugs.hr'],
  [{ en: 'prva-en' }, 'slugTaken', 'slugs.en'],
  [{ hr: 'api/nesto' }, 'slugTaken', 'slugs.hr'],
  [{ hr: 'en/nama' }, 'slugTaken', 'slugs.hr'],
  [{ en: 'faq' }, 'invalidValue', 'slugs.en'],
  [{ en: 'About-us' }, 'invalidValue', 'slugs.en'],
  [{ en: 'about--us' }, 'invalidValue', 'slugs.en'],
  [{ hr: 'čamci' }, 'invalidValue', 'slugs.hr'],
  [{ de: 'mit leerzeichen' }, 'invalidValue', 'slugs.de'],
  [{ hr: '/' }, 'invalidValue', 'slugs.hr'],
])('refuses the address %j · CONST-40 FORM-11', async (slugs, code, field) => {
  const response = await site.admin.result('document.settings', { document: 'page:2', slugs });
  expect(response).toMatchObject({ ok: false, error: { code, field } });
  const { slugs: kept } = await site.admin
    .call('document.list', { kind: 'page', keywords: 'o nama' })
    .then(([found]) => found ?? { slugs: {} });
  expect(kept).toEqual({ hr: 'o-nama', en: 'about' });
});

test('lists documents by kind and words', async () => {
  const keys = async (input: object) =>
    (await site.admin.call('document.list', input))
      .map(({ key }) => key)
      .filter((key) => !key.startsWith('shared:navigation'));
  expect(await keys({})).toEqual([
    'page:1',
    'page:2',
    'shared:poziv',
    'shared:zaglavlje',
    'template:1',
  ]);
  expect(await keys({ kind: 'template' })).toEqual(['template:1']);
  expect(await keys({ keywords: 'košar' })).toEqual(['template:1']);
  expect(await keys({ keywords: 'ABOUT' })).toEqual(['page:2']);
});

test('finds where a block or medium is used, also in drafts', async () => {
  const find = async (kind: 'block' | 'shared' | 'media' | 'link', value: string) =>
    (await site.admin.call('usage.find', { kind, value })).map(({ node }) => node);
  expect(await find('block', 'banner')).toEqual(['prvi']);
  expect(await find('shared', 'poziv')).toEqual(['page-1-1', 'page-1-2', 'template-1-0']);
  expect(await find('media', 'kompas')).toEqual(['prvi']);
  expect(await find('link', 'page:o-nama')).toContain('prvi');
  expect(await find('link', 'page:o')).toEqual([]);
  const content = [
    { type: 'image', attrs: { media: 'zvijezda' } },
    { type: 'product', attrs: { slug: 'casa' } },
  ];
  const image = { type: 'doc', content };
  await site.admin.put(
    newNode('slika', { handler: 'banner', options: { title: '', text: image } }),
  );
  expect(await find('link', 'product:casa')).toEqual(['slika']);
  const [usage] = await site.admin.call('usage.find', { kind: 'media', value: 'zvijezda' });
  expect(usage).toEqual({
    document: page,
    title: 'Naslovnica',
    path: '/',
    node: 'slika',
    handler: 'banner',
  });
});
