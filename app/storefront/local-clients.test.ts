import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { hashPassword } from '#server/services/account/password.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { createLocalClients } from './local-clients.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([false, true])(
  'a visitor stays logged in after the access token expires, back office: %s · AUTH-17',
  async (is_backoffice) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'lozinka-ana';
    const password_hash = await hashPassword(password);
    await shop.database.db
      .insertInto('users')
      .values({ email, password_hash, is_backoffice })
      .execute();
    const { tokens } = await shop.get('auth.login', { username: email, password });
    const dispatch = shop.call as Parameters<typeof createLocalClients>[0];
    const clients = createLocalClients(dispatch, createAuthenticator(shop.deps));
    const { actor, changes } = await clients.identify({ at: 'expired', rt: tokens.refreshToken });
    expect(actor.kind).toBe(is_backoffice ? 'backoffice' : 'customer');
    const kept = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
    expect(kept.rt).toMatch(/^[\w-]{20,}$/);
    expect(kept.rt).not.toBe(tokens.refreshToken);
    expect((await clients.identify(kept)).changes).toEqual([]);
  },
);

test('tokens that are no longer accepted log out, and the page is for everyone · ERR-72 AUTH-19', async () => {
  const dispatch = shop.call as Parameters<typeof createLocalClients>[0];
  const clients = createLocalClients(dispatch, createAuthenticator(shop.deps));
  const { actor, changes } = await clients.identify({ at: 'stale', rt: 'used' });
  expect(actor.kind).toBe('anonymous');
  expect(changes.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ['at', 0],
    ['rt', 0],
  ]);
});
