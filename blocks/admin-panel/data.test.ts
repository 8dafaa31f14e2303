import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import type { OptionsOf } from '#schemas/block/model.ts';
import { fail, ok } from '#schemas/result.ts';
import { load } from './data.ts';
import type { model } from './model.ts';

type Section = OptionsOf<typeof model>['section'];

const kind = { kind: 'product', entries: 2, bytes: 2048, hits: 3, misses: 1 };

function read(
  section: Section,
  responses: Readonly<Record<string, unknown>>,
  { param = null, query = '' }: { readonly param?: string | null; readonly query?: string } = {},
) {
  const call = async (name: string, input: unknown) => {
    const response = responses[name];
    if (response === undefined) return fail('notFound');
    return ok(typeof response === 'function' ? response(input) : response);
  };
  const url = new URL(`/admin${query}`, 'https://shop.test');
  const api = { call } as unknown as ApiClient;
  return load({ api, param, url, language: 'hr' } as unknown as LoadContext, { section });
}

const state = (cache: boolean) => ({ mode: 'production', version: '1', cache, domains: 1 });

test('cache statistics are listed when the server has a cache · ADMIN-07 LAYOUT-03', async () => {
  const responses = { 'server.state': state(true), 'cache.view': { limit: 9, kinds: [kind] } };
  expect(await read('cache', responses)).toMatchObject({
    value: { hasCache: true, caches: [{ kind: 'product', entries: 2, bytes: 2048, rate: 0.75 }] },
  });
  expect(await read('cache', { 'server.state': state(false) })).toMatchObject({
    value: { hasCache: false, caches: [] },
  });
});

test('a hundred consents are listed · ADMIN-04 CONST-17 API-076', async () => {
  const filter = ({ limit = 0 }: { readonly limit?: number }) => ({
    records: Array.from({ length: Math.min(limit, 120) }, (_, id) => ({ id, displayName: 'Da' })),
  });
  const found = await read('consents', { 'consent.filter': filter });
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.consents).toHaveLength(100);
});

test('a running publication is reported · ADMIN-10', async () => {
  const running = (hasRunningPipeline: boolean) =>
    read('home', { 'pipeline.hasRunningPipeline': { hasRunningPipeline } });
  expect(await running(true)).toMatchObject({ value: { isPublishing: true } });
  expect(await running(false)).toMatchObject({ value: { isPublishing: false } });
});

test('a form’s consents are read 50 at a time until all are loaded · ADMIN-05 CONST-19 API-076', async () => {
  const requested: unknown[] = [];
  const filter = (input: { readonly page: number }) => {
    requested.push(input);
    const records = [{ id: input.page, uniqueNumber: `P-${input.page}`, displayName: 'Da' }];
    const form = { assigned_to: 'newsletter', consents: [1, 2], requiredConsents: [2] };
    return { records, assignments: [form], totalPages: 3, totalRecords: 3 };
  };
  const found = await read('consent', { 'consent.filter': filter }, { param: 'newsletter' });
  expect(requested).toEqual([1, 2, 3].map((page) => ({ page, perPage: 50 })));
  expect(found).toMatchObject({
    value: {
      formType: 'newsletter',
      consents: [
        { id: 1, isShown: true, isRequired: false },
        { id: 2, isShown: true, isRequired: true },
        { id: 3, isShown: false, isRequired: false },
      ],
    },
  });
  expect(await read('consent', { 'consent.filter': filter }, { param: 'x' })).toMatchObject({
    error: { code: 'notFound' },
  });
});

test('each template has the address where it is edited · ADMIN-06', async () => {
  const slugs = ['cart', 'login', 'event', 'product', 'news', 'prica', 'admin-consent'];
  const data = slugs.map((slug, id) => ({ id, slug, title: slug, isScreen: slug !== 'prica' }));
  const filter = ({ keywords }: { readonly keywords: string }) => {
    expect(keywords).toBe('a b');
    return { data, pagination: { totalPages: 1, totalRecords: data.length } };
  };
  const searchSlugs = ({ kind: wanted }: { readonly kind: string }) =>
    wanted === 'product' ? [{ path: '/produkt/karta' }] : [];
  const responses = { 'postType.filterStandard': filter, 'finder.searchSlugs': searchSlugs };
  const found = await read('templates', responses, { query: '?keywords=a+b' });
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.templates.map(({ path }) => path)).toEqual([
    '/kosarica',
    '/admin/templates?template=login',
    null,
    '/produkt/karta',
    '/objave',
    '/admin/templates?template=prica',
    '/admin/consent/newsletter',
  ]);
});
