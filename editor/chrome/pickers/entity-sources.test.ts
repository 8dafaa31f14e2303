import { expect, test } from 'vitest';
import type { EndpointName } from '#schemas/api/contract.ts';
import { ok } from '#schemas/result.ts';
import type { EntityKind } from '../../canvas/pickers.ts';
import { type FakeResponses, fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { entitySource } from './entity-sources.ts';

const euro = { code: 'EUR', label: '€', symbol: '€' };
const slugs = { hr: 'karta', en: 'map' };

const picture = { key: 'karta', title: 'Map' };

/** One record of each kind, as staff whose language is English receive it. */
const record = {
  id: 7,
  slug: 'map',
  slugs,
  slugMain: 'karta',
  name: 'Map',
  title: 'Map',
  finalPrice: 1250,
  sku: 'KARTA',
  image: picture,
  totalProducts: 3,
  totalPosts: 2,
  dateFrom: '2026-06-01T08:00:00.000Z',
  location: 'Split',
  published_at: '2026-01-10T08:00:00.000Z',
};
const product = { ...record, media: [picture] };
const post = { ...record, media: picture };
const listOf = (one: object) => ok({ records: [one], totalPages: 2, totalRecords: 31 });
const paged = ok({ data: [post], pagination: { totalPages: 2, totalRecords: 31 } });

function sourceOf(kind: EntityKind) {
  const responses = {
    'product.filter': () => listOf(product),
    'product.get': () => ok(product),
    'event.filter': () => listOf(post),
    'event.get': () => ok(post),
    'category.filter': () => listOf(record),
    'post.filterStandard': () => paged,
    'term.filterStandard': () => ok({ categories: [record] }),
  } as unknown as FakeResponses;
  const api = fakeEditorApi(responses, undefined, 'en');
  return { api, source: entitySource(kind, api, euro, (key) => key) };
}

test.each<[EntityKind, EndpointName]>([
  ['product', 'product.filter'],
  ['post', 'post.filterStandard'],
  ['event', 'event.filter'],
])(
  '%s: typed words and the page are sent · EDIT-09 EDIT-10 MODAL-11 MODAL-12',
  async (kind, name) => {
    const { api, source } = sourceOf(kind);
    // Cards of products have no slug of the default language unless it is selected.
    const selection = kind === 'product' ? { select: ['slugs'] } : {};
    expect(await source.search('old map', 2)).toMatchObject({ ok: true, value: { total: 31 } });
    await source.search('', 1);
    const [typed, empty] = api.calls;
    const input = { keywords: 'old map', page: 2, limit: 30, ...selection };
    expect(typed).toMatchObject({ name, input });
    expect(empty?.input).toMatchObject({ page: 1 });
    expect(empty?.input).not.toHaveProperty('keywords');
  },
);

test.each<EntityKind>(['category', 'post-category'])(
  '%s: the whole list is searched by name and address · EDIT-09 EDIT-11 MODAL-11 MODAL-14',
  async (kind) => {
    const { source } = sourceOf(kind);
    const found = async (query: string) => {
      const list = await source.search(query, 1);
      return list.ok ? list.value.rows.map(({ title }) => title) : [];
    };
    expect([await found(''), await found('ma'), await found('KARTA')]).toEqual([
      ['Map'],
      ['Map'],
      ['Map'],
    ]);
    expect(await found('compass')).toEqual([]);
  },
);

test.each<[EntityKind, string]>([
  ['product', 'karta'],
  ['post', 'karta'],
  ['category', 'karta'],
  ['post-category', 'karta'],
  ['event', '7'],
])(
  '%s: what is stored does not depend on the language of staff · EDIT-09 EDIT-10 EDIT-11 MODAL-11 MODAL-12 MODAL-14',
  async (kind, value) => {
    const { source } = sourceOf(kind);
    const list = await source.search('', 1);
    expect(list).toMatchObject({ value: { rows: [{ value, title: 'Map' }] } });
    expect(await source.find([value])).toMatchObject([{ value, title: 'Map' }]);
  },
);

test.each<[EntityKind, object]>([
  ['product', { detail: '12.50\u00a0€ · KARTA', media: picture }],
  ['post', { detail: '10 January 2026', media: picture }],
  ['event', { detail: '1 June 2026 · Split', media: picture }],
  ['category', { detail: 'pickers.products', media: picture }],
  ['post-category', { detail: 'pickers.posts' }],
])(
  '%s: listed entries are distinguished by %j · EDIT-09 EDIT-10 EDIT-11 MODAL-11 MODAL-12 MODAL-14',
  async (kind, shown) => {
    const { source } = sourceOf(kind);
    expect(await source.search('', 1)).toMatchObject({ value: { rows: [shown] } });
  },
);
