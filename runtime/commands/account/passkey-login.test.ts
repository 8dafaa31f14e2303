import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import type { CommandContext } from '../command.ts';
import { createCookieJar } from '../cookie-jar.ts';
import { runCommand } from '../run-command.ts';

const responses: Readonly<Record<string, unknown>> = {
  'auth.passkey': { tokens: { accessToken: 'access', refreshToken: 'refresh' }, device: 'd' },
  'cart.getAbandoned': { cartId: 'left', protectCode: 'code' },
  'cart.getCart': { items: [{ itemId: 1 }], memberCardBarcode: null },
  'cart.applyMemberCard': { items: [{ itemId: 1 }], memberCardBarcode: '100' },
  'user.profile': { memberCardBarcode: '100' },
  'wishlist.merge': { added: 2 },
};

/** Logs in with a passkey on this page, in a browser that has wishes. */
async function logIn(path: string, language: 'hr' | 'en' | 'de') {
  const api = {
    call: async (name: string) => (name in responses ? ok(responses[name]) : fail('unavailable')),
  };
  const cookies = createCookieJar({ wishes: '3.7' });
  const context = {
    api,
    apiAfterLogin: async () => api,
    session: { user: null, cart: null, wishlist: [3, 7], cookieChoice: 'all' },
    cookies,
    language,
    url: new URL(path, 'http://shop.test'),
  } as unknown as CommandContext;
  const values = { credential: '{"id":"k"}' };
  return { reply: await runCommand('auth.passkey', values, context, (key) => key), cookies };
}

test('a login with a passkey stores the tokens and restores cart, card and wishes, with notices · AUTH-06 AUTH-11 AUTH-12 AUTH-13 CARD-09 CARD-13 CART-27 ERR-37 WISH-08', async () => {
  const { reply, cookies } = await logIn('/', 'hr');
  expect([cookies.get('at'), cookies.get('rt')]).toEqual(['access', 'refresh']);
  expect([cookies.get('cartId'), cookies.get('protectCode')]).toEqual(['left', 'code']);
  expect([cookies.get('memberCardBarcode'), cookies.get('wishes')]).toEqual(['100', null]);
  expect(reply.notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'success core.login.success',
    'info core.notifications.ownCardApplied',
    'info core.notifications.wishlistMerged',
  ]);
});

test.each([
  ['hr', '/prijava', '/'],
  ['en', '/en/login', '/en'],
  ['de', '/de/login', '/de'],
] as const)(
  'in %s a login with a passkey leads home from %s only, and elsewhere renews the page · AUTH-10 AUTH-14 AUTH-15',
  async (language, login, home) => {
    expect((await logIn(login, language)).reply.redirect).toBe(home);
    const { reply } = await logIn(`${home}?a=1`, language);
    expect(reply).toMatchObject({ redirect: null, reload: true });
  },
);
