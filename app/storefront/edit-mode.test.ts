import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { editStateElementId } from '#runtime/page/edit-payload.ts';
import { createCatalog } from '#runtime/page/phrases.ts';
import { fail, ok } from '#schemas/result.ts';
import type { StorefrontRequest } from '#server/http/storefront.ts';
import { pageOf } from '#tests/support/page.ts';
import { readConfig } from '../config.ts';
import { createPagePainter } from './draw-page.tsx';
import { createStorefront } from './storefront.ts';

type Person = 'visitor' | 'customer' | 'staff';

const details = { firstName: 'Iva', lastName: 'Ivić' };
const profile = { id: 7, email: 'iva@example.com', details, scope: ['editor'] };
const stored = {
  kind: 'template',
  id: 1,
  title: 'Naslovnica',
  description: '',
  slugs: { hr: 'naslovnica' },
  alternates: {},
  elements: [],
  links: {},
  media: {},
};

/** A site as one person meets it, and the drafts that were asked for. */
function site(person: Person, isOffered = true) {
  const drafts: unknown[] = [];
  const answers: Readonly<Record<string, (input: { readonly draft?: string }) => unknown>> = {
    'user.profile': () => ({ ...profile, isBackofficeUser: person === 'staff' }),
    'user.adminProfile': () => ({ ...profile, isBackofficeUser: true }),
    'wishlist.filter': () => ({ data: [] }),
    'settings.generalUser': () => ({ value: 'de' }),
    'document.list': () => [],
    'element.getByHandlers': () => ({ elements: [], links: {}, media: {} }),
    'draft.open': () => ({ documents: [], nodes: [], clock: 3 }),
    'server.state': () => ({ mode: 'test', cache: false, domains: 1 }),
    'cms.screenDocument': ({ draft }) => {
      drafts.push(draft ?? null);
      return stored;
    },
  };
  const call = async (name: string, input: object) => {
    const answer = answers[name];
    return answer ? ok(answer(input)) : fail('unavailable');
  };
  const catalog = createCatalog({});
  const storefront = createStorefront({
    clientFor: async () => ({ call }) as unknown as ApiClient,
    dependencies: async () => ({
      registry: {},
      validators: {},
      catalog,
      site: pageOf([]).site,
      maintenance: false,
      skipShippingStep: false,
    }),
    painter: createPagePainter({}, catalog),
    completeElements: async (elements) => elements,
    assets: { headTags: () => ['<script src="/assets/shop.js"></script>'] },
    editAssets: isOffered
      ? { headTags: ({ uiLanguage }) => [`<script src="/assets/edit/${uiLanguage}.js"></script>`] }
      : null,
  });
  const ask = (path: string, more: Partial<StorefrontRequest> = {}) =>
    storefront({
      method: 'GET',
      url: new URL(path, 'http://shop.test'),
      cookies: person === 'visitor' ? {} : { at: 'token' },
      form: {},
      wants: 'html',
      from: null,
      traceId: '1',
      client: '127.0.0.1',
      ...more,
    });
  return { ask, drafts };
}

const isEditor = (html: string) =>
  html.includes(`id="${editStateElementId}"`) && html.includes('/assets/edit/');
const hasTrace = (html: string) =>
  html.includes(editStateElementId) || html.includes('/assets/edit/');

test('editPage=true and a back-office user open edit mode on the draft, nothing less does · EDIT-01', async () => {
  const staff = site('staff');
  const edit = await staff.ask('/kosarica?editPage=true');
  expect([edit.status, isEditor(edit.body)]).toEqual([200, true]);
  expect(new Set(staff.drafts)).toContain('editor');
  expect(edit.headers['cache-control']).toBe('no-store');
  for (const path of ['/kosarica', '/kosarica?editPage=false', '/kosarica?editPage=1']) {
    const plain = site('staff');
    expect(hasTrace((await plain.ask(path)).body), path).toBe(false);
    expect(plain.drafts, path).not.toContain('editor');
  }
});

test.each<Person>(['visitor', 'customer'])(
  'a %s gets the plain page, no draft and no answer for elements · EDIT-01 EDIT-18',
  async (person) => {
    const { ask, drafts } = site(person);
    const { status, body } = await ask('/kosarica?editPage=true');
    expect([status, hasTrace(body), body.includes('edit-link')]).toEqual([200, false, false]);
    expect(drafts).not.toContain('editor');
    const answer = await ask('/kosarica', { method: 'POST', wants: 'elements', elements: [] });
    expect(answer.status).toBe(403);
  },
);

test('with the flag dummy nobody edits, staff neither · EDIT-02', async () => {
  expect([readConfig({}).dummy, readConfig({ DUMMY: 'true' }).dummy]).toEqual([false, true]);
  const { ask, drafts } = site('staff', false);
  const { status, body } = await ask('/kosarica?editPage=true');
  expect([status, hasTrace(body), body.includes('edit-link')]).toEqual([200, false, false]);
  expect(drafts).not.toContain('editor');
  const answer = await ask('/kosarica', { method: 'POST', wants: 'elements', elements: [] });
  expect(answer.status).toBe(404);
});

test('edit mode speaks the language of the person, whatever the page does · PERM-19 I18N-12', async () => {
  const { body } = await site('staff').ask('/kosarica?editPage=true');
  expect(body).toContain('<html lang="hr">');
  expect(body).toContain('/assets/edit/de.js');
  expect(body).toContain('"uiLanguage":"de"');
});
