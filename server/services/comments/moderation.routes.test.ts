import formBody from '@fastify/formbody';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Actor } from '../../api/handler.ts';
import { createTagCache } from '../../cache/tag-cache.ts';
import { moderationRoutes } from './moderation.routes.ts';

let database: TestDatabase;
let actor: Actor = { kind: 'anonymous' };
const app = fastify();

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('comments')
    .values({ id: 7, target_kind: 'site', author_name: 'Ana', body: 'Dobro', language: 'hr' })
    .execute();
  await app.register(formBody);
  await moderationRoutes(app, {
    deps: { db: database.db, cache: createTagCache() },
    identify: async () => ({ actor, changes: [] }),
    loginHref: () => '/admin/login',
    render: async (page) => JSON.stringify(page),
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const staff = (...scope: string[]): Actor => ({
  kind: 'backoffice',
  userId: 1,
  sessionId: 's',
  scope,
});
const approve = () =>
  app.inject({
    method: 'POST',
    url: '/admin/reviews?stars=5',
    payload: { id: '7', do: 'approved' },
  });
const statusOf = async () =>
  (await database.db.selectFrom('comments').select('status').executeTakeFirstOrThrow()).status;

test('only staff with the right decide about comments', async () => {
  actor = { kind: 'customer', userId: 1, sessionId: 's' };
  expect(await approve()).toMatchObject({ statusCode: 303, headers: { location: '/admin/login' } });
  actor = staff('editor');
  expect((await approve()).statusCode).toBe(403);
  expect(await statusOf()).toBe('pending');
  actor = staff('reviews');
  expect((await approve()).headers.location).toBe(
    '/admin/reviews?stars=5&done=approved&was=pending&id=7',
  );
  expect(await statusOf()).toBe('approved');
});

test('a form that names no comment changes nothing', async () => {
  actor = staff('admin');
  const sent = await app.inject({
    method: 'POST',
    url: '/admin/reviews',
    payload: { id: 'x', do: 'rejected' },
  });
  expect(sent.statusCode).toBe(422);
  expect(await statusOf()).toBe('approved');
});
