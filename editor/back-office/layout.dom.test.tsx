import '../ui/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { ok } from '#schemas/result.ts';
import { pageOf } from '#tests/support/page.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { fakeEditorApi, oneRecordPage } from '../testing/fake-editor-api.ts';
import { createDialogs, DialogHost } from '../ui/dialogs/dialogs.tsx';
import { BackOfficeContext } from './context.ts';
import { Layout } from './layout.tsx';
import { backOfficeMessages } from './messages.ts';
import { ServerScreen } from './screens/server/server-screen.tsx';
import type { BackOfficeState } from './state.ts';

const collection = (name: string, label: string, group: string) =>
  ({ name, label, group }) as unknown as BackOfficeState['collections'][number];

interface Given {
  readonly hasCache?: boolean;
  readonly hasRunningPipeline?: boolean;
}

/** Opens the screen of the server in the back office of a shop, in English. */
async function openOffice({ hasCache = true, hasRunningPipeline = false }: Given = {}) {
  await page.viewport(1440, 900);
  const state: BackOfficeState = {
    site: { ...pageOf([]).site, url: 'https://shop.example' },
    uiLanguage: 'en',
    email: 'iva@example.com',
    base: '/en/admin',
    home: '/en',
    bases: { hr: '/admin', en: '/en/admin', de: '/de/admin' },
    links: [],
    hasCache,
    collections: [
      collection('consents', 'Texts of consents', 'settings'),
      collection('templates', 'Templates of pages', 'content'),
    ],
    scope: ['admin'],
    list: null,
  };
  const kinds = [{ kind: 'product', entries: 3, bytes: 2048, hits: 3, misses: 1 }];
  const api = fakeEditorApi({
    'pipeline.hasRunningPipeline': () => ok({ hasRunningPipeline }),
    'cache.view': () => ok({ limit: 4096, kinds }),
    'release.list': () => ok([]),
    'master.domainFilter': () =>
      oneRecordPage([
        { name: 'Shop', url: 'https://shop.example' },
        { name: 'Second shop', url: 'https://second.example' },
      ]),
  });
  await render(
    <TranslateProvider t={createTranslator('en', backOfficeMessages('en'))}>
      <BackOfficeContext value={state}>
        <EditorApiContext value={api}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter initialEntries={['/server?of=1']}>
              <div className="izlog-editor">
                <DialogHost dialogs={createDialogs()}>
                  <Routes>
                    <Route element={<Layout />}>
                      <Route path="server" element={<ServerScreen />} />
                    </Route>
                  </Routes>
                </DialogHost>
              </div>
            </MemoryRouter>
          </QueryClientProvider>
        </EditorApiContext>
      </BackOfficeContext>
    </TranslateProvider>,
  );
  return api;
}

const links = (part: Element) =>
  [...part.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('the navigation has consents, templates and the server with its caches · LAYOUT-02 ADMIN-01', async () => {
  await openOffice();
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  for (const [name, href] of [
    ['Texts of consents', '/consents'],
    ['Templates of pages', '/templates'],
    ['Server', '/server'],
  ] as const) {
    await expect
      .element(navigation.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  }
});

test('a pressed link requests the rows before its list is rendered · ADMIN-01', async () => {
  const api = await openOffice();
  const link = page.getByRole('link', { name: 'Texts of consents', exact: true }).element();
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  // No list is rendered here, so only the link can have sent it.
  await expect
    .poll(() => api.calls.filter(({ name }) => name === 'collection.rows'))
    .toEqual([{ name: 'collection.rows', input: { name: 'consents', size: 50 } }]);
});

test('the bar leads to the same page in other languages, and back to the site · LAYOUT-04 LAYOUT-05', async () => {
  await openOffice();
  const languages = page.getByRole('navigation', { name: 'Language' });
  expect(links(languages.element())).toEqual([
    ['HR', '/admin/server?of=1'],
    ['EN', '/en/admin/server?of=1'],
    ['DE', '/de/admin/server?of=1'],
  ]);
  await expect
    .element(languages.getByRole('link', { name: 'EN' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(page.getByRole('link', { name: 'Back to the site' }))
    .toHaveAttribute('href', '/en');
  const site = page.getByRole('banner').getByRole('link', { name: pageOf([]).site.name });
  await expect.element(site).toHaveAttribute('href', '/en');
});

test('caches are shown only when the server has a cache · LAYOUT-03 ADMIN-07', async () => {
  await openOffice();
  await expect.element(page.getByRole('region', { name: 'Caches' })).toBeVisible();
});

test('a server without a cache shows none, only its domains · LAYOUT-03 ADMIN-07 ADMIN-09', async () => {
  await openOffice({ hasCache: false });
  const domains = page.getByRole('region', { name: 'Domains' });
  await expect.element(domains.getByRole('link', { name: 'Second shop' })).toBeVisible();
  expect(links(domains.element())).toEqual([
    ['Shop', 'https://shop.example'],
    ['Second shop', 'https://second.example'],
  ]);
  expect(page.getByRole('region', { name: 'Caches' }).query()).toBeNull();
});

test('the screen of the server names the version that runs · CONST-29', async () => {
  await openOffice();
  const version = page.getByRole('region', { name: 'Version' });
  await expect.element(version).toHaveTextContent('Version 1.12.192 is running.');
});

test('a publication that is running is reported on every page · ADMIN-10', async () => {
  await openOffice({ hasRunningPipeline: true });
  const notice = page.getByRole('banner').getByRole('status');
  await expect.element(notice).toHaveTextContent(/publish/i);
});

test('without a running publication there is no such notice · ADMIN-10', async () => {
  await openOffice();
  await expect.element(page.getByRole('region', { name: 'Domains' })).toBeVisible();
  expect(page.getByRole('banner').getByRole('status').element().textContent).toBe('');
});

test('on a phone the controls of a page are large enough for touch', async () => {
  await openOffice();
  await page.viewport(390, 800);
  const buttons = page.getByRole('main').getByRole('button').elements();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('on a tablet the links of the bar and of the domains are large enough for touch', async () => {
  await openOffice();
  await page.viewport(768, 1024);
  await expect.element(page.getByRole('link', { name: 'Second shop' })).toBeVisible();
  const links = document.querySelectorAll('header a, main li a');
  expect(links).toHaveLength(6);
  for (const link of links) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
});
