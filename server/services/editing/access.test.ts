import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsEditingEndpoints } from '#schemas/api/cms-editing.ts';
import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDispatch, type Dispatch } from '../../api/dispatch.ts';
import type { Actor } from '../../api/handler.ts';
import { openTestSite } from '../../testing/editor.ts';
import { createContentHandlers } from '../content/handlers.ts';
import { createEditingHandlers } from './handlers.ts';

let database: TestDatabase;
let dispatch: Dispatch;
let handled: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { deps } = await openTestSite(database.db);
  const { 'draft.references': references } = createContentHandlers(deps);
  const handlers = { ...createEditingHandlers(deps), 'draft.references': references };
  handled = Object.keys(handlers);
  dispatch = createDispatch(handlers, async () => true);
});
afterAll(() => database.drop());

const page = { document: 'page:1' };
const calls: Readonly<Partial<Record<EndpointName, object>>> = {
  'draft.open': { documents: ['page:1'] },
  'draft.sync': { documents: ['page:1'], since: 0, writes: [] },
  'draft.discard': page,
  'draft.problems': { documents: ['page:1'] },
  'draft.references': { texts: ['page:o-nama'] },
  'document.list': {},
  'document.settings': page,
  'publication.publish': { ...page, languages: ['hr'] },
  'publication.unpublish': { ...page, languages: ['de'] },
  'publication.list': page,
  'publication.cancel': { id: 1 },
  'revision.list': page,
  'revision.get': { id: 1 },
  'preview.create': { ...page, days: 1 },
  'usage.find': { kind: 'block', value: 'text' },
  'element.create': { handler: 'text' },
  'element.update': { id: 'drugi' },
  'link.postTranslationBulk': { slug: 'o-nama', links: [] },
  'link.postTranslationBulkExisting': { slug: 'o-nama', links: [] },
  'link.postTypeBulk': { id: 1, links: [] },
  'link.createTranslationFromOriginal': { slug: 'o-nama', language: 'de' },
  'link.masters': { id: 'drugi' },
  'post.create': { title: 'x' },
  'postType.create': { title: 'x', slug: 'x' },
  'postType.filterStandard': {},
  'postType.delete': { id: 99 },
};

async function call(name: EndpointName, actor: Actor) {
  const response = await dispatch(name, structuredClone(calls[name]), {
    actor,
    language: 'hr',
    now: new Date(),
    client: '127.0.0.1',
    idempotencyKey: null,
    headers: {},
  });
  return response.ok ? 'ok' : response.error.code;
}

const names = Object.keys(calls) as EndpointName[];
const staff = (...scope: string[]): Actor => ({
  kind: 'backoffice',
  userId: 1,
  sessionId: '',
  scope,
});

test('the table contains every editing call', () => {
  expect(names.toSorted()).toEqual(handled.toSorted());
  expect(names).toEqual(expect.arrayContaining(Object.keys(cmsEditingEndpoints)));
});

test.each(names)('%s is only for staff who may edit · PERM-14 PERM-21', async (name) => {
  expect(endpoint(name).access).toBe('backoffice');
  expect(await call(name, { kind: 'anonymous' })).toBe('unauthorized');
  expect(await call(name, { kind: 'customer', userId: 1, sessionId: '' })).toBe('forbidden');
  for (const scope of ['orders', 'catalogue', 'pages', 'theme', 'reviews', 'settings']) {
    expect(await call(name, staff(scope)), scope).toBe('forbidden');
  }
  for (const scope of ['editor', 'admin']) {
    expect(['ok', 'notFound', 'slugTaken'], scope).toContain(await call(name, staff(scope)));
  }
});
