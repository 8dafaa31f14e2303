import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { defineModel } from '#schemas/block/model.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { pageRequest } from '#tests/support/page-request.ts';
import { homeHref, pageHref, screenHref } from '../routes/href.ts';
import { type Screen, screens } from '../routes/table.ts';
import { findDocument } from './find-document.ts';
import { resolvePage } from './resolve-page.ts';

const api = { call: async () => fail('unavailable') } as unknown as ApiClient;
const by = { registry: {}, validators: {}, catalog: createCatalog({}), site: pageOf([]).site };

/** Returns the screen that a user sees, or where the address redirects to. */
async function screenFor(path: string, user: object | null, maintenance: boolean) {
  const resolved = await resolvePage(
    pageRequest(path, api, {
      session: { ...guest, user: user as SessionState['user'] },
      maintenance,
    }),
    by,
  );
  return resolved.kind === 'page' ? resolved.page.screen : resolved.to;
}

test('no admin screen is open to visitors and customers · ADMIN-03 AUTH-24 PERM-16', async () => {
  const paths = ['', '/cache', '/consent', '/consent/newsletter', '/templates'];
  for (const path of paths.map((each) => `/de/admin${each}`)) {
    for (const user of [null, { isBackofficeUser: false }]) {
      expect(await screenFor(path, user, false), path).toBe('/de/adminLogin');
    }
    expect(await screenFor(path, { isBackofficeUser: true }, false), path).not.toBe(
      '/de/adminLogin',
    );
  }
});

test('pages for guests lead a logged-in user home, in each language, but not from a link of a mail · AUTH-23 AUTH-03', async () => {
  const forGuests: Screen[] = ['login', 'register', 'forgot-password', 'social-login'];
  for (const language of languages) {
    for (const path of forGuests.map((screen) => screenHref(language, screen))) {
      for (const isBackofficeUser of [false, true]) {
        expect(await screenFor(path, { isBackofficeUser }, false), path).toBe(homeHref(language));
      }
      expect(await screenFor(path, null, false), path).not.toBe(homeHref(language));
    }
    for (const token of ['verificationToken', 'token']) {
      const path = `${screenHref(language, 'login')}?${token}=abc`;
      const shown = await screenFor(path, { isBackofficeUser: false }, false);
      expect(shown, path).not.toBe(homeHref(language));
    }
  }
});

test('during maintenance only staff see the shop, on every route · MAINT-01 MAINT-02 PERM-18', async () => {
  const paths = languages.flatMap((language) => [
    homeHref(language),
    pageHref(language, 'o-muzeju'),
    ...(Object.keys(screens) as Screen[]).map((screen) => screenHref(language, screen)),
  ]);
  for (const path of paths.filter((each) => !each.endsWith('/adminLogin'))) {
    for (const user of [null, { isBackofficeUser: false }]) {
      expect(await screenFor(path, user, true), path).toBe('maintenance');
    }
    expect(await screenFor(path, { isBackofficeUser: true }, true), path).not.toBe('maintenance');
  }
  expect(await screenFor('/adminLogin', null, true)).not.toBe('maintenance');
});

const screenBlock = {
  model: defineModel({
    type: 'mail',
    category: 'site',
    icon: 'mail',
    hydrate: 'none',
    critical: true,
    schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
  }),
  View: () => null,
  load: async () => fail('notFound'),
};
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
const stored = {
  kind: 'template',
  id: 7,
  title: '',
  description: '',
  alternates: {},
  links: {},
  media: {},
};

/** Resolves an address whose block finds no data; returns the document and the requested templates. */
async function documentFor(path: string, draft: string | null, isStaff = true) {
  const requested: unknown[] = [];
  const call = async (name: string, input: { readonly template?: string }) => {
    if (name !== 'cms.screenDocument') return fail('unavailable');
    requested.push(input.template);
    return ok({ ...stored, elements: input.template === 'not-found' ? [] : [element] });
  };
  const user = isStaff ? ({ isBackofficeUser: true } as SessionState['user']) : null;
  const registry = { mail: screenBlock } as unknown as typeof by.registry;
  const validators = { mail: () => true } as unknown as typeof by.validators;
  const resolved = await resolvePage(
    pageRequest(path, { call } as unknown as ApiClient, { session: { ...guest, user }, draft }),
    { ...by, registry, validators },
  );
  if (resolved.kind !== 'page') throw new Error(resolved.to);
  const { screen, head } = resolved.page;
  return { requested, screen, german: head.alternates.de, canonical: head.canonical };
}

test('a screen that lacks data from the visitor can still be edited · EDIT-01', async () => {
  expect(await documentFor('/potvrdi-email', null)).toMatchObject({
    requested: ['confirm-email', 'not-found'],
    screen: 'not-found',
  });
  expect(await documentFor('/potvrdi-email', 'editor')).toMatchObject({
    requested: ['confirm-email'],
    screen: 'confirm-email',
  });
  // No event with this id: there is no screen to edit.
  expect((await documentFor('/dogadjaj/99', 'editor')).screen).toBe('not-found');
});

test.each([
  ['ROUTE-01', '/produkt/karta', 'product'],
  ['ROUTE-01', '/produkt', 'not-found'],
  ['ROUTE-01', '/de/product', 'not-found'],
  ['ROUTE-02', '/prijava', 'login'],
  ['ROUTE-04', '/profil', 'profile'],
  ['ROUTE-05', '/de/einkaufswagen', 'cart'],
  ['ROUTE-06', '/en/shop', 'shop'],
  ['ROUTE-06', '/shop/knjige', 'category'],
  ['ROUTE-07', '/naplata', 'checkout'],
  ['ROUTE-08', '/naplata/uspjesna', 'checkout-success'],
  ['ROUTE-10', '/en/search', 'search'],
  ['ROUTE-11', '/objave', 'news'],
  ['ROUTE-11', '/en/blog/novosti', 'post-category'],
  ['ROUTE-12', '/zaboravljena-lozinka', 'forgot-password'],
  ['ROUTE-13', '/social-login', 'social-login'],
  ['ROUTE-14', '/dogadjaj/7', 'event'],
  ['ROUTE-15', '/potvrdi-email', 'confirm-email'],
  ['ROUTE-20', '/admin/cache', 'admin-cache'],
  ['ROUTE-21', '/admin/consent', 'admin-consents'],
  ['ROUTE-22', '/admin/consent/newsletter', 'admin-consent'],
  ['ROUTE-23', '/admin/templates', 'admin-templates'],
])('%s: %s shows the screen %s', async (_, path, template) => {
  const { requested } = await documentFor(path, null, path.startsWith('/admin'));
  expect(requested[0]).toBe(template);
});

test('a page that cannot be loaded shows the screen of errors with the status of its error, else 500 · ROUTE-41', async () => {
  const shown = async (error: 'internal' | 'unavailable' | 'tooManyRequests') => {
    const call = async (name: string, input: { readonly template?: string }) =>
      name === 'cms.screenDocument' && input.template === 'error'
        ? ok({ ...stored, elements: [] })
        : fail(error);
    const resolved = await resolvePage(
      pageRequest('/kosarica', { call } as unknown as ApiClient),
      by,
    );
    return resolved.kind === 'page' && [resolved.page.screen, resolved.page.status];
  };
  expect(await shown('internal')).toEqual(['error', 500]);
  expect(await shown('unavailable')).toEqual(['error', 503]);
  expect(await shown('tooManyRequests')).toEqual(['error', 429]);
});

test('a screen has one canonical address, whichever address was used', async () => {
  expect((await documentFor('/Kosarica', 'editor')).canonical).toBe('/kosarica');
  expect((await documentFor('/en/kosarica', 'editor')).canonical).toBe('/en/cart');
});

test('a template without an address of its own is shown under the templates · ADMIN-06', async () => {
  expect(await documentFor('/admin/templates?template=prica', 'editor')).toEqual({
    requested: ['prica'],
    screen: 'prica',
    german: '/de/admin/templates?template=prica',
    canonical: '/admin/templates',
  });
  expect((await documentFor('/kosarica?template=prica', 'editor')).requested).toEqual(['cart']);
});

test('another language keeps filter, sorting and page · I18N-02 LIST-24', async () => {
  const { german } = await documentFor('/kosarica?sort=cheapest&page=2&editPage=true', 'editor');
  expect(german).toBe('/de/einkaufswagen?sort=cheapest&page=2');
});

/** Resolves an address that the back end decides, with a block that sets page metadata. */
function resolveDecided(path: string, decided: object, head: object = {}) {
  const call = async (name: string) => {
    if (name === 'finder.decide') return ok(decided);
    return name === 'cms.screenDocument'
      ? ok({ ...stored, elements: [element] })
      : fail('unavailable');
  };
  const block = { ...screenBlock, load: async () => ok({}), head: () => head };
  return resolvePage(pageRequest(path, { call } as unknown as ApiClient), {
    ...by,
    registry: { mail: block },
    validators: { mail: () => true },
  });
}

test.each([
  ['/staro', '/novo', '/novo'],
  ['/staro?utm_source=mail&q=a%20b', '/novo', '/novo?utm_source=mail&q=a%20b'],
  ['/staro?page=2', '/novo?sort=new', '/novo?sort=new&page=2'],
  ['/staro?page=2', '/novo#vrh', '/novo?page=2#vrh'],
])('%s, moved to %s, redirects to %s', async (from, redirect, to) => {
  const moved = await resolveDecided(from, { kind: 'redirect', slug: null, redirect });
  expect(moved).toEqual({ kind: 'redirect', to, status: 301 });
});

test('a slug that is not the current one redirects, with the query, unless a form was sent · ROUTE-31', async () => {
  const page = { kind: 'page', slug: 'x', redirect: null };
  const head = { canonical: '/en/product/mug' };
  const to = '/en/product/mug?variant=2';
  expect(await resolveDecided('/en/product/salica?variant=2', page, head)).toEqual({
    kind: 'redirect',
    to,
    status: 301,
  });
  for (const path of [to, '/de/product/salica', '/en/shop/salica']) {
    expect((await resolveDecided(path, page, head)).kind, path).toBe('page');
  }
  const category = { canonical: '/en/shop/mugs' };
  expect(await resolveDecided('/en/shop/salice?page=2', page, category)).toEqual({
    kind: 'redirect',
    to: '/en/shop/mugs?page=2',
    status: 301,
  });
});

test('the page number of a list is in its title and its description', async () => {
  const page = { kind: 'page', slug: 'popis', redirect: null };
  const head = {
    title: 'Popis',
    description: 'Sve.',
    part: 'Stranica 2',
    canonical: '/popis?page=2',
  };
  const resolved = await resolveDecided('/popis?page=2', page, head);
  const shown = resolved.kind === 'page' ? resolved.page.head : {};
  const { name } = by.site;
  expect(shown).toMatchObject({
    title: `Popis · Stranica 2 · ${name}`,
    description: 'Sve. · Stranica 2',
    canonical: '/popis?page=2',
  });
  expect(shown).not.toHaveProperty('part');
});

test('a path without content is requested as segments, and reported with its path, language included · ROUTE-16 ROUTE-43 ROUTE-44', async () => {
  const requested: unknown[] = [];
  const call = async (name: string, input: object) => {
    if (name !== 'cms.screenDocument') requested.push([name, input]);
    return fail('notFound');
  };
  const api = { call } as unknown as ApiClient;
  const segments = ['nema', 'ničega'];
  for (const language of ['hr', 'de'] as const) {
    const wanted = { kind: 'page', language, segments } as const;
    expect(await findDocument(wanted, api, null)).toEqual(fail('notFound'));
  }
  expect(requested).toEqual([
    ['finder.decide', { route: segments }],
    ['redirect.addFailedRequest', { path: '/nema/ničega' }],
    ['finder.decide', { route: segments }],
    ['redirect.addFailedRequest', { path: '/de/nema/ničega' }],
  ]);
});

test('a path that could not be decided is not reported · ROUTE-43', async () => {
  const requested: string[] = [];
  const call = async (name: string) => {
    requested.push(name);
    return fail('unavailable');
  };
  const wanted = { kind: 'page', language: 'hr', segments: ['o-nama'] } as const;
  const api = { call } as unknown as ApiClient;
  expect(await findDocument(wanted, api, null)).toEqual(fail('unavailable'));
  expect(requested).toEqual(['finder.decide']);
});

test.each([
  [true, ['cookie-section', 'cart-modal']],
  [false, ['cookie-section']],
])(
  'header, footer, cookie notice and, with a store (%s), cart are on every page, found by their handlers · LAYOUT-01 LAYOUT-17 PAGE-03',
  async (hasStore, overlays) => {
    const handlers = ['header-section', 'footer-section', 'cookie-section', 'cart-modal'];
    const call = async (name: string, input: { readonly handlers?: readonly string[] }) => {
      if (name === 'cms.screenDocument') return ok({ ...stored, elements: [] });
      if (name !== 'element.getByHandlers') return fail('unavailable');
      const elements = handlers
        .filter((handler) => input.handlers?.includes(handler))
        .map((handler) => ({ ...element, id: handler, handler }));
      return ok({ elements, links: {}, media: {} });
    };
    const registry = Object.fromEntries(
      handlers.map((type) => [
        type,
        { model: { ...screenBlock.model, type, critical: false }, View: () => null },
      ]),
    ) as unknown as typeof by.registry;
    const validators = Object.fromEntries(
      handlers.map((type) => [type.replace('-s', 'S').replace('-m', 'M'), () => true]),
    ) as unknown as typeof by.validators;
    const resolved = await resolvePage(pageRequest('/prijava', { call } as unknown as ApiClient), {
      ...by,
      site: { ...by.site, hasStore },
      registry,
      validators,
    });
    const page = resolved.kind === 'page' ? resolved.page : null;
    const regions = [page?.header, page?.footer, page?.overlays];
    expect(regions.map((nodes) => nodes?.map(({ type }) => type))).toEqual([
      ['header-section'],
      ['footer-section'],
      overlays,
    ]);
  },
);
