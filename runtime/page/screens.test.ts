import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext, ServerRegistry } from '#runtime/block/types.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { defineModel } from '#schemas/block/model.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { pageRequest } from '#tests/support/page-request.ts';
import { resolvePage } from './resolve-page.ts';

const element = {
  id: 'm',
  handler: 'mail',
  version: 1,
  options: {},
  parts: {},
  meta: {},
  mobileOptions: {},
  mobileMeta: {},
};
const stored = { kind: 'template', id: 7, title: '', description: '', alternates: {} };
const document = { ...stored, links: {}, media: {}, elements: [element] };

/** Resolves an address; the block of its screen records what it gets of the address. */
async function visit(path: string, isStaff = false) {
  const seen: { readonly screen: string; readonly param: string | null }[] = [];
  const registry = {
    mail: {
      model: defineModel({
        type: 'mail',
        category: 'site',
        icon: 'mail',
        hydrate: 'none',
        schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
      }),
      View: () => null,
      load: async ({ screen, param, language }: LoadContext) => {
        seen.push({ screen: `${language} ${screen}`, param });
        return ok({});
      },
    },
  } as unknown as ServerRegistry;
  const call = async (name: string) => {
    if (name === 'cms.screenDocument') return ok(document);
    return name === 'finder.decide' ? fail('notFound') : fail('unavailable');
  };
  const user = isStaff ? ({ isBackofficeUser: true } as SessionState['user']) : null;
  const resolved = await resolvePage(
    pageRequest(path, { call } as unknown as ApiClient, { session: { ...guest, user } }),
    {
      registry,
      validators: { mail: () => true },
      catalog: createCatalog({}),
      site: pageOf([]).site,
    },
  );
  return { seen, resolved };
}

test.each([
  [
    'ROUTE-01',
    'product',
    'karta-1',
    ['/produkt/karta-1', '/en/product/karta-1', '/de/product/karta-1'],
  ],
  ['ROUTE-02', 'login', null, ['/prijava', '/en/login', '/de/login']],
  ['ROUTE-03', 'register', null, ['/registracija', '/en/register', '/de/register']],
  ['ROUTE-04', 'profile', null, ['/profil', '/en/profile', '/de/profile']],
  ['ROUTE-05', 'cart', null, ['/kosarica', '/en/cart', '/de/einkaufswagen']],
  ['ROUTE-06', 'shop', null, ['/shop', '/en/shop', '/de/shop']],
  ['ROUTE-06', 'category', 'karte', ['/shop/karte', '/en/shop/karte', '/de/shop/karte']],
  ['ROUTE-07', 'checkout', null, ['/naplata', '/en/checkout', '/de/kasse']],
  [
    'ROUTE-08',
    'checkout-success',
    null,
    ['/naplata/uspjesna', '/en/checkout/success', '/de/checkout/success'],
  ],
  [
    'ROUTE-09',
    'checkout-failure',
    null,
    ['/checkout/failure', '/en/checkout/failure', '/de/checkout/failure'],
  ],
  ['ROUTE-10', 'search', null, ['/pretraga', '/en/search', '/de/suche']],
  ['ROUTE-11', 'news', null, ['/objave', '/en/blog', '/de/blog']],
  ['ROUTE-11', 'post-category', 'novo', ['/objave/novo', '/en/blog/novo', '/de/blog/novo']],
  [
    'ROUTE-12',
    'forgot-password',
    null,
    ['/zaboravljena-lozinka', '/en/forgot-password', '/de/passwort-vergessen'],
  ],
  ['ROUTE-13', 'social-login', null, ['/social-login', '/en/social-login', '/de/social-login']],
  ['ROUTE-14', 'event', '7', ['/dogadjaj/7', '/en/event/7', '/de/Veranstaltung/7']],
  [
    'ROUTE-15',
    'confirm-email',
    null,
    ['/potvrdi-email', '/en/confirm-email', '/de/bestatigungs-email'],
  ],
  ['ROUTE-19', 'admin-login', null, ['/adminLogin', '/en/adminLogin', '/de/adminLogin']],
] as const)('%s: the screen %s with %s is at %j', async (_, screen, param, paths) => {
  for (const [at, path] of paths.entries()) {
    const { seen } = await visit(path);
    expect(seen, path).toEqual([{ screen: `${['hr', 'en', 'de'][at]} ${screen}`, param }]);
  }
});

test.each([
  ['ROUTE-18', 'admin', null, '/admin?editPage=true'],
  ['ROUTE-20', 'admin-cache', null, '/admin/cache'],
  ['ROUTE-21', 'admin-consents', null, '/admin/consent'],
  ['ROUTE-22', 'admin-consent', 'newsletter', '/admin/consent/newsletter'],
  ['ROUTE-23', 'admin-templates', null, '/admin/templates'],
] as const)('%s: only staff see the screen %s with %s at %s', async (_, screen, param, path) => {
  for (const [language, prefix] of [
    ['hr', ''],
    ['en', '/en'],
    ['de', '/de'],
  ]) {
    const { seen } = await visit(prefix + path, true);
    expect(seen, prefix + path).toEqual([{ screen: `${language} ${screen}`, param }]);
    const login = { kind: 'redirect', to: `${prefix}/adminLogin`, status: 302 };
    expect((await visit(prefix + path)).resolved, prefix + path).toEqual(login);
  }
});

test('a product without a slug, an unknown address and a malformed one are pages with status 404 · ROUTE-01 ROUTE-40 PAGE-07', async () => {
  const missing = ['/produkt', '/nema', '/a/b/c', '/dogadjaj', '/%E0%A4%A'];
  const abroad = ['/en/product', '/de/product', '/en/nothing-here', '/de/nichts'];
  for (const path of [...missing, ...abroad]) {
    const { resolved } = await visit(path);
    const shown = resolved.kind === 'page' ? [resolved.page.screen, resolved.page.status] : [];
    expect(shown, path).toEqual(['not-found', 404]);
  }
});

test.each([
  ['/hr', '/'],
  ['/hr/kosarica', '/kosarica'],
  ['/hr/shop/karte?page=2', '/shop/karte?page=2'],
  ['/hr/o-nama?x=1', '/o-nama?x=1'],
])('%s redirects to %s for good, with its query · ROUTE-26', async (path, to) => {
  expect((await visit(path)).resolved).toEqual({ kind: 'redirect', to, status: 301 });
});
