import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, Unavailable } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDispatch } from './dispatch.ts';
import type { Actor, CallContext } from './handler.ts';
import { createRateLimit } from './rate-limit.ts';

const context = (actor: Actor): CallContext => ({
  actor,
  language: 'hr',
  now: new Date(0),
  client: 'test',
  idempotencyKey: null,
  headers: {},
});
const anonymous: Actor = { kind: 'anonymous' };
const customer: Actor = { kind: 'customer', userId: 1, sessionId: 's' };
const editor: Actor = { kind: 'backoffice', userId: 1, sessionId: 's', scope: ['editor'] };
const free = async () => true;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const responses = createDispatch(
  {
    'post.create': async () => ok({ id: 1 } as never),
    'document.filter': async () => ok({ data: [] } as never),
    'finder.decide': async () => {
      throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    },
    'master.commons': async () => {
      throw Object.assign(new Error('the server is starting'), { code: '57P03' });
    },
  },
  free,
);

const codeOf = (result: Awaited<ReturnType<typeof responses>>) =>
  result.ok ? 'ok' : result.error.code;

describe('dispatch', () => {
  it('allows editing calls for the back office only · PERM-21', async () => {
    const input = {};
    expect(codeOf(await responses('post.create', input, context(anonymous)))).toBe('unauthorized');
    expect(codeOf(await responses('post.create', input, context(customer)))).toBe('forbidden');
    expect(codeOf(await responses('post.create', input, context(editor)))).not.toBe('forbidden');
  });

  it('allows order calls for logged-in users only · PERM-10', async () => {
    expect(codeOf(await responses('document.filter', {}, context(anonymous)))).toBe('unauthorized');
  });

  it('hides developer calls · DEV-12', async () => {
    expect(codeOf(await responses('development.getLatestTag', {}, context(editor)))).toBe(
      'notFound',
    );
  });

  it('refuses fields that the contract does not name', async () => {
    const input = { username: 'a@b.hr', password: 'x', isBackofficeUser: true };
    expect(codeOf(await responses('auth.login', input, context(anonymous)))).toBe('badRequest');
  });

  it('distinguishes an unavailable database from a bug', async () => {
    await expect(
      responses('master.commons', { type: 'countries' }, context(anonymous)),
    ).rejects.toThrow(Unavailable);
  });

  it('rejects text that cannot be stored as a bad request', async () => {
    const input = { route: ['a\u0000b'] };
    expect(codeOf(await responses('finder.decide', input, context(anonymous)))).toBe('badRequest');
  });

  it('refuses too many attempts', async () => {
    const tired = createDispatch({}, async () => false);
    const input = { username: 'a@b.hr', password: 'x' };
    expect(codeOf(await tired('auth.login', input, context(anonymous)))).toBe('tooManyRequests');
  });

  it('counts an IPv6 network as one address', async () => {
    const limited = createDispatch({}, createRateLimit(database.db));
    const call = async (client: string) =>
      codeOf(
        await limited(
          'redirect.addFailedRequest',
          { path: '/' },
          { ...context(anonymous), client },
        ),
      );
    for (let i = 1; i <= 30; i += 1) await call(`2001:db8:1:2::${i}`);
    expect(await call('2001:db8:1:2:a:b:c:d')).toBe('tooManyRequests');
    expect(await call('2001:db8:1:3::1')).not.toBe('tooManyRequests');
  });

  it('counts each kind of call separately: dead links lock neither mails nor accounts', async () => {
    const limited = createDispatch({}, createRateLimit(database.db));
    const call = async (name: Parameters<typeof limited>[0], input: object) =>
      codeOf(await limited(name, input, context(anonymous)));
    for (let i = 0; i < 31; i += 1) await call('redirect.addFailedRequest', { path: `/${i}` });
    expect(await call('redirect.addFailedRequest', { path: '/31' })).toBe('tooManyRequests');
    const others = [
      'user.register',
      'password.forgot',
      'password.set',
      'user.verify',
      'form.storeData',
      'consent.logCreate',
      'order.withdraw',
    ] as const;
    for (const name of others) expect(await call(name, {})).not.toBe('tooManyRequests');
  });
});
