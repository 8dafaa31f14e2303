import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenMany } from '#schemas/api/collection-work.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Actor } from '../../api/handler.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createCollectionHandlers } from './handlers.ts';
import { createBulkHandlers } from './work-handlers.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let users: readonly number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  caller = createCaller(database.db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createBulkHandlers(deps),
  }));
  const made = await database.db
    .insertInto('users')
    .values(
      ['one', 'two'].map((name) => ({
        email: `${name}@example.com`,
        password_hash: 'x',
        is_backoffice: true,
      })),
    )
    .returning('id')
    .execute();
  users = made.map(({ id }) => id);
});
afterAll(() => database.drop());

const as = (user: number, ...scope: string[]): { actor: Actor } => ({
  actor: {
    kind: 'backoffice',
    userId: users[user] ?? 0,
    sessionId: crypto.randomUUID(),
    scope: scope.length > 0 ? scope : ['admin'],
  },
});

async function addRedirects(prefix: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    from_path: `/${prefix}-${String(at).padStart(3, '0')}`,
    to_path: `/${prefix}`,
  }));
  await database.db.insertInto('redirects').values(rows).execute();
  return rows.map(({ from_path }) => from_path);
}

const statuses = async (prefix: string) => {
  const rows = await database.db
    .selectFrom('redirects')
    .select(['from_path', 'status'])
    .where('from_path', 'like', `/${prefix}-%`)
    .orderBy('from_path')
    .execute();
  return rows.map(({ status }) => status);
};

/** Repeats the call until no record is left, as the screen does. */
async function many(input: object, call: 'collection.writeMany' | 'collection.undo') {
  const total = { done: 0, refused: [] as WrittenMany['refused'][number][], calls: 0 };
  for (let after: string | null | undefined; after !== null; ) {
    const given = { name: 'redirects', ...input, ...(after !== undefined && { after }) };
    const written = await caller.result(call, given as never, as(0));
    if (!written.ok) throw new Error(JSON.stringify(written.error));
    const { done, refused, next } = written.value;
    total.done += done;
    total.refused.push(...refused);
    total.calls += 1;
    after = next;
  }
  return total;
}

test('all records that a list shows are changed, and undo restores all but what changed since', async () => {
  await addRedirects('jesen', 450);
  await addRedirects('zima', 3);
  const operation = crypto.randomUUID();
  const all = { q: 'jesen' };
  const changed = await many({ operation, all, values: { status: 302 } }, 'collection.writeMany');
  expect(changed).toEqual({ done: 450, refused: [], calls: 3 });
  expect(new Set(await statuses('jesen'))).toEqual(new Set([302]));
  expect(new Set(await statuses('zima'))).toEqual(new Set([301]));

  const name = 'redirects';
  const id = '/jesen-007';
  const now = await caller.result('collection.get', { name, id }, as(1));
  const revision = now.ok ? now.value.revision : '';
  await caller.result('collection.change', { name, id, revision, values: { status: 307 } }, as(1));
  const undone = await many({ operation }, 'collection.undo');
  expect(undone.done).toBe(449);
  expect(undone.refused).toEqual([{ id, title: id, reason: 'changed' }]);
  const after = await statuses('jesen');
  expect(after.filter((status) => status === 301)).toHaveLength(449);
  expect(after[7]).toBe(307);
  const again = await many({ operation }, 'collection.undo');
  expect(again).toMatchObject({ done: 0, refused: [{ id }] });
});

test('deleted records are restored by undo, and a refused record stops no other', async () => {
  const ids = await addRedirects('ljeto', 3);
  const operation = crypto.randomUUID();
  const removed = await many({ operation, ids: [...ids, '/nema'] }, 'collection.writeMany');
  expect(removed).toMatchObject({ done: 3, refused: [] });
  expect(await statuses('ljeto')).toEqual([]);
  await addRedirects('ljeto', 1);
  expect(await many({ operation }, 'collection.undo')).toMatchObject({
    done: 2,
    refused: [{ id: '/ljeto-000', reason: 'taken' }],
  });
  expect(await statuses('ljeto')).toHaveLength(3);
});

test('a wrong value is refused for each record with its field', async () => {
  const ids = await addRedirects('krivo', 2);
  const operation = crypto.randomUUID();
  const written = await many({ operation, ids, values: { status: 999 } }, 'collection.writeMany');
  expect(written.refused).toEqual(
    ids.map((id) => ({ id, title: id, reason: 'enum', field: 'status' })),
  );
});

test('one change of a record is undone, unless the record changed since', async () => {
  const [id = ''] = await addRedirects('povrat', 1);
  const name = 'redirects';
  const save = async (status: number) => {
    const now = await caller.result('collection.get', { name, id }, as(0));
    const revision = now.ok ? now.value.revision : '';
    return caller.result('collection.change', { name, id, revision, values: { status } }, as(0));
  };
  await save(302);
  await save(307);
  const changes = await caller.result('collection.changes', { name, id }, as(0));
  const [last, first] = changes.ok ? changes.value : [];
  const revert = (change = '') => caller.result('collection.revert', { name, id, change }, as(0));
  expect(await revert(first?.id)).toMatchObject({ value: { refused: [{ reason: 'changed' }] } });
  expect(await revert(last?.id)).toMatchObject({ value: { done: 1, refused: [] } });
  expect(await statuses('povrat')).toEqual([302]);
  expect(await revert(last?.id)).toMatchObject({ error: { code: 'notFound' } });
  expect(await revert(first?.id)).toMatchObject({ value: { done: 1 } });
  expect(await statuses('povrat')).toEqual([301]);
});

test('staff without the right write nothing', async () => {
  const operation = crypto.randomUUID();
  const input = { name: 'promotions', operation, all: {}, values: { value: 1 } };
  const code = async (...scope: string[]) => {
    const written = await caller.result('collection.writeMany', input, as(0, ...scope));
    return written.ok ? null : written.error.code;
  };
  expect(await code('orders')).toBe('forbidden');
  expect(await code('pages')).toBe('notFound');
});

test('a saved view is seen by others only when it is shared, and deleted by its owner', async () => {
  const name = 'promotions';
  const view = { title: 'Percent', isShared: false, query: { columns: ['code'], sort: '-id' } };
  const saved = await caller.result('collection.saveView', { name, ...view }, as(0));
  expect(saved).toMatchObject({ value: { ...view, isOwn: true } });
  const seen = async (user: number) => {
    const views = await caller.result('collection.views', { name }, as(user));
    return views.ok ? views.value.map(({ title, isOwn }) => [title, isOwn]) : [];
  };
  expect(await seen(1)).toEqual([]);
  await caller.result('collection.saveView', { name, ...view, isShared: true }, as(0));
  expect(await seen(0)).toEqual([['Percent', true]]);
  expect(await seen(1)).toEqual([['Percent', false]]);
  const id = saved.ok ? saved.value.id : '';
  const remove = (user: number, scope: string) =>
    caller.result('collection.removeView', { name, id }, as(user, scope));
  expect(await remove(1, 'orders')).toMatchObject({ error: { code: 'notFound' } });
  expect(await remove(0, 'orders')).toMatchObject({ ok: true });
  expect(await seen(0)).toEqual([]);
});

test('one search finds records of all collections that the caller may read', async () => {
  await addRedirects('svuda', 9);
  const find = async (scope: string) => {
    const found = await caller.result('collection.search', { q: 'SVUDA' }, as(0, scope));
    return found.ok ? found.value.map(({ collection }) => collection) : [];
  };
  expect(await find('pages')).toEqual(Array.from({ length: 5 }, () => 'redirects'));
  expect(await find('orders')).toEqual([]);
});
