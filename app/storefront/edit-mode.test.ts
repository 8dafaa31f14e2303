import { expect, test } from 'vitest';
import { editStateElementId } from '#runtime/page/edit-payload.ts';
import { fail, ok } from '#schemas/result.ts';
import { openStorefront, storedScreen } from '#tests/support/storefront.ts';
import { readConfig } from '../config.ts';

type Person = 'visitor' | 'customer' | 'orderStaff' | 'staff';

const details = { firstName: 'Iva', lastName: 'Ivić' };
const profile = { id: 7, email: 'iva@example.com', details, scope: ['editor'] };
const at = '2099-12-24T08:00:00.000Z';
const previews: Readonly<Record<string, object>> = {
  plain: { at: null, audience: null },
  later: { at, audience: 'customer' },
  guest: { at, audience: 'guest' },
};

interface Requested {
  readonly draft?: string;
  readonly documents?: readonly string[];
}

interface More {
  readonly cookies?: Readonly<Record<string, string>>;
  /** Responses of additional calls. */
  readonly responses?: Readonly<Record<string, object>>;
  /** Keys of the documents that exist. */
  readonly documents?: readonly string[];
}

/** Returns a site as one user sees it, and records which drafts are requested. */
function site(person: Person, isOffered = true, more: More = {}) {
  const existing = more.documents ?? ['template:1'];
  const drafts: unknown[] = [];
  const responses: Readonly<Record<string, (input: Requested) => unknown>> = {
    'user.profile': () => ({
      ...profile,
      isBackofficeUser: person.toLowerCase().endsWith('staff'),
      ...(person === 'orderStaff' && { scope: ['orders'] }),
    }),
    'user.adminProfile': () => ({ ...profile, isBackofficeUser: true }),
    'wishlist.filter': () => ({ data: [] }),
    'settings.generalUser': () => ({ value: 'de' }),
    'document.list': () => [],
    'element.getByHandlers': () => ({ elements: [], links: {}, media: {} }),
    'draft.open': ({ documents }) =>
      documents?.every((key) => existing.includes(key)) && { documents: [], nodes: [], clock: 3 },
    'server.state': () => ({ mode: 'test', version: '1', cache: false, domains: 1 }),
    'cms.screenDocument': ({ draft }) => {
      drafts.push(draft ?? null);
      const view = draft && previews[draft];
      return view ? { ...storedScreen, preview: view } : storedScreen;
    },
  };
  const call = async (name: string, input: object) => {
    const response = more.responses?.[name] ?? responses[name]?.(input);
    return response ? ok(response) : fail('unavailable');
  };
  const request = openStorefront(
    call,
    person === 'visitor' ? {} : { at: 'token', ...more.cookies },
    isOffered
      ? { headTags: ({ uiLanguage }) => [`<script src="/assets/edit/${uiLanguage}.js"></script>`] }
      : null,
  );
  return { request, drafts };
}

const isEditor = (html: string) =>
  html.includes(`id="${editStateElementId}"`) && html.includes('/assets/edit/');
const hasTrace = (html: string) =>
  html.includes(editStateElementId) || html.includes('/assets/edit/');

test('editPage=true and a back-office user open edit mode on the draft, anything less does not · EDIT-01 PAGE-01 ROUTE-37 CONST-29 DEV-07 API-006', async () => {
  const staff = site('staff');
  const edit = await staff.request('/kosarica?editPage=true');
  expect([edit.status, isEditor(edit.body)]).toEqual([200, true]);
  expect(new Set(staff.drafts)).toContain('editor');
  expect(edit.headers['cache-control']).toBe('no-store');
  expect(edit.body).toContain('<meta name="generator" content="Izlog 1.12.192">');
  for (const path of ['/kosarica', '/kosarica?editPage=false', '/kosarica?editPage=1']) {
    const plain = site('staff');
    expect(hasTrace((await plain.request(path)).body), path).toBe(false);
    expect(plain.drafts, path).not.toContain('editor');
  }
});

test('staff without the right to edit get neither edit mode nor its link · EDIT-01 EDIT-18 PERM-20', async () => {
  const { request, drafts } = site('orderStaff');
  const page = await request('/kosarica?editPage=true');
  expect([page.status, hasTrace(page.body)]).toEqual([200, false]);
  expect(page.body).not.toContain('class="edit-link"');
  expect(drafts).not.toContain('editor');
  expect((await site('staff').request('/kosarica')).body).toContain('class="edit-link"');
});

test('a stashed cart and an unpaid order do not close edit mode in any language · EDIT-01 CART-26', async () => {
  const offers = {
    cookies: { leftCarts: 'c1.code', orderAccess: 'cart~c2~code' },
    responses: {
      'cart.getCart': { itemsCount: 2 },
      'order.unpaid': { order: { orderNumber: '7' } },
    },
  };
  for (const path of ['/kosarica', '/en/cart', '/de/einkaufswagen']) {
    const shop = await site('staff', true, offers).request(path);
    expect(shop.body, path).toContain('"id":"cart-restore"');
    expect(shop.body, path).toContain('"id":"unpaid-order"');
    const { body } = await site('staff', true, offers).request(`${path}?editPage=true`);
    expect(isEditor(body), path).toBe(true);
  }
});

test('edit mode that cannot open reports it on the published page, never on a draft · EDIT-01', async () => {
  const { request, drafts } = site('staff', true, { documents: [] });
  const { status, body } = await request('/en/cart?editPage=true');
  expect([status, hasTrace(body)]).toEqual([200, false]);
  expect(body).toContain('Edit mode could not be opened.');
  expect(drafts.at(-1)).toBeNull();
});

test.each([
  ['staff', 'text/plain', true],
  ['customer', 'application/json; charset=utf-8', false],
] as const)(
  'after %s logs in by a script the edit link appears at once if allowed · EDIT-01',
  async (person, type, isWhole) => {
    const user = { ...profile, isBackofficeUser: person === 'staff' };
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    const responses = { 'auth.login': { user, tokens, device: null } };
    const { request } = site(person, true, { responses });
    const form = { _command: 'auth.login', username: 'iva@example.com', password: 'lozinka-1' };
    const login = await request('/kosarica', { method: 'POST', wants: 'reply', form });
    expect(login.status).toBe(200);
    expect(login.cookies.some(({ name }) => name === 'wholePage')).toBe(isWhole);
    const cookies = isWhole ? { wholePage: '1' } : {};
    const next = await site(person, true, { cookies }).request('/kosarica', { wants: 'data' });
    expect(next.headers['content-type']).toBe(type);
  },
);

test('a script that requests edit mode loads its document instead · EDIT-01', async () => {
  const { request } = site('staff');
  const { headers, body } = await request('/kosarica?editPage=true', { wants: 'data' });
  expect([headers['content-type'], body]).toEqual(['text/plain', '']);
});

test.each<Person>(['visitor', 'customer'])(
  'a %s gets the plain page, no draft and no response for elements · EDIT-01 EDIT-18 ROUTE-37',
  async (person) => {
    const { request, drafts } = site(person);
    const { status, body } = await request('/kosarica?editPage=true');
    expect([status, hasTrace(body), body.includes('edit-link')]).toEqual([200, false, false]);
    expect(drafts).not.toContain('editor');
    const response = await request('/kosarica', {
      method: 'POST',
      wants: 'elements',
      elements: [],
    });
    expect(response.status).toBe(403);
  },
);

test('with the flag dummy not even staff can edit · EDIT-02', async () => {
  expect([readConfig({}).dummy, readConfig({ DUMMY: 'true' }).dummy]).toEqual([false, true]);
  const { request, drafts } = site('staff', false);
  const { status, body } = await request('/kosarica?editPage=true');
  expect([status, hasTrace(body), body.includes('edit-link')]).toEqual([200, false, false]);
  expect(drafts).not.toContain('editor');
  const response = await request('/kosarica', { method: 'POST', wants: 'elements', elements: [] });
  expect(response.status).toBe(404);
});

test('edit mode uses the language of the user, not that of the page · PERM-19 I18N-12', async () => {
  const { body } = await site('staff').request('/kosarica?editPage=true');
  expect(body).toContain('<html lang="hr">');
  expect(body).toContain('/assets/edit/de.js');
  expect(body).toContain('"uiLanguage":"de"');
});

test('a page states its language, Croatian unless the address names another · I18N-01', async () => {
  for (const [path, language] of [
    ['/kosarica', 'hr'],
    ['/en/cart', 'en'],
    ['/de/einkaufswagen', 'de'],
  ]) {
    const { status, body } = await site('visitor').request(path ?? '');
    expect([status, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([200, language]);
  }
});

test('the page of a preview link describes the preview in its language · PERM-14', async () => {
  const bar = async (path: string, person: Person = 'visitor') => {
    const { body } = await site(person).request(path);
    expect(body).toContain('<meta name="robots" content="noindex,follow">');
    return /<aside class="preview-bar".*<\/aside>/.exec(body)?.[0].replace(/<[^>]+>/g, '');
  };
  expect(await bar('/kosarica?preview=plain')).toBe(
    'Pregled nacrta stranice: kakva je sada. Vidi je samo tko ima ovu poveznicu.',
  );
  expect(await bar('/kosarica?preview=later')).toBe(
    'Pregled nacrta stranice: 24. prosinca 2099., 09:00, kako je vidi prijavljeni kupac. Vidi je samo tko ima ovu poveznicu.',
  );
  expect(await bar('/en/cart?preview=later')).toContain('24 December 2099, 09:00, as a customer');
  expect(await bar('/de/warenkorb?preview=guest')).toContain('24. Dezember 2099, 09:00, wie Gäste');
  const { body } = await site('visitor').request('/kosarica');
  expect(body).not.toContain('preview-bar');
});

test('a preview shows header and page as its audience sees them, for every viewer · PERM-14', async () => {
  const user = async (path: string, person: Person) => {
    const { body } = await site(person).request(path);
    const state = /<script type="application\/json" id="[^"]+">(.*?)<\/script>/.exec(body)?.[1];
    return (JSON.parse(state ?? '{}') as { session: { user: { id: number } | null } }).session.user
      ?.id;
  };
  expect(await user('/kosarica?preview=later', 'visitor')).toBe(0);
  expect(await user('/kosarica?preview=later', 'customer')).toBe(7);
  expect(await user('/kosarica?preview=guest', 'customer')).toBeUndefined();
  expect(await user('/kosarica?preview=plain', 'customer')).toBe(7);
});
