import { expect, test } from 'vitest';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '#server/api/handler.ts';
import { type Renew, refreshedToken } from './visitor-tokens.ts';

const admin: Actor = { kind: 'backoffice', userId: 1, sessionId: 's', scope: [] };
const authenticate = async (token: string | undefined) => (token === 'good' ? admin : null);

function requesting(response: Result<unknown>) {
  const calls: string[] = [];
  const renew = async (refreshToken: string) => {
    calls.push(refreshToken);
    return response;
  };
  return { calls, renew: renew as Renew };
}

test('an admin’s expired access token is dropped and the page is requested without it, once · ERR-57 ERR-72 AUTH-19 AUTH-22', async () => {
  const { calls, renew } = requesting(fail('unauthorized'));
  const cookies = createCookieJar({ at: 'stale', rt: 'old' });
  expect(await refreshedToken(cookies, renew, authenticate)).toBeNull();
  expect(calls).toEqual(['old']);
  expect(cookies.changes.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ['at', 0],
    ['rt', 0],
  ]);
});

test('an expired access token with a valid refresh token is renewed · ERR-57 AUTH-17', async () => {
  const { renew } = requesting(ok({ tokens: { accessToken: 'good', refreshToken: 'new' } }));
  const cookies = createCookieJar({ at: 'stale', rt: 'old' });
  expect(await refreshedToken(cookies, renew, authenticate)).toEqual(admin);
  expect([cookies.get('at'), cookies.get('rt')]).toEqual(['good', 'new']);
});

test('a valid access token makes no call · AUTH-17', async () => {
  const { calls, renew } = requesting(fail('internal'));
  const cookies = createCookieJar({ at: 'good', rt: 'old' });
  expect(await refreshedToken(cookies, renew, authenticate)).toEqual(admin);
  expect([calls, cookies.changes]).toEqual([[], []]);
});
