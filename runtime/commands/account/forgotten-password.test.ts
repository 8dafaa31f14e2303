import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRequestedLink } from '#server/services/account/requested-links.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Requests a link for a new password; returns the reply, and the token and the address of the mail. */
async function requestLink(email: string) {
  const { db } = shop.database;
  const reply = await createVisitor(shop).run('password.forgot', { email });
  const { payload } = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'asked.setPassword')
    .returning('payload')
    .executeTakeFirstOrThrow();
  expect(payload['email']).toBe(email);
  const to = await openRequestedLink(db, 'setPassword', payload, new Date());
  return { reply, to, token: `${payload['token']}` };
}

const reported = ({ notices }: { notices: readonly { kind: string; text: string }[] }) =>
  notices.map(({ kind, text }) => `${kind} ${text}`);

test('a forgotten password sends a link, and says nothing about who has an account · PWD-08', async () => {
  const { username } = await addCustomer(shop);
  const known = await requestLink(username);
  const stranger = await requestLink('nitko@example.com');
  for (const { reply } of [known, stranger]) {
    expect(reply).toMatchObject({ ok: true, redirect: null });
    expect(reported(reply)).toEqual(['info core.notifications.passwordForgot']);
  }
  for (const [{ reply }, email] of [
    [known, username],
    [stranger, 'nitko@example.com'],
  ] as const) {
    expect(reply.session.accountStep).toEqual({ kind: 'passwordLinkSent', email });
  }
  expect([known.to, stranger.to]).toEqual([username, null]);
});

test('an address that is none is not sent · PWD-08', async () => {
  const visitor = createVisitor(shop);
  const { submission } = await visitor.run('password.forgot', { email: 'ana' });
  expect(submission?.errors).toEqual({ email: 'errors.email' });
  expect(visitor.calls).toEqual([]);
});

test.each([
  ['hr', '/prijava'],
  ['en', '/en/login'],
  ['de', '/de/login'],
] as const)(
  'in %s the link sets a new password once and leads to %s, where it logs in · PWD-08',
  async (language, login) => {
    const { username } = await addCustomer(shop);
    const { token } = await requestLink(username);
    const visitor = createVisitor(shop);
    const password = 'nova-lozinka';
    const values = { token, password, confirmedPassword: password };
    const reply = await visitor.run('password.set', values, { language });
    expect(reply).toMatchObject({ ok: true, redirect: login });
    expect(reported(reply)).toEqual(['success core.notifications.passwordChanged']);
    expect((await visitor.run('auth.login', { username, password })).ok).toBe(true);
    const { accountStep } = await visitor.open(language, '/prijava');
    expect(accountStep).toEqual({ kind: 'passwordSaved', email: '' });
    visitor.cookies.set('accountStep', '{"kind":"else","email":"a@example.com"}');
    expect(await visitor.open(language, '/prijava')).not.toHaveProperty('accountStep');
    const again = await visitor.run('password.set', values, { language });
    expect(again.ok).toBe(false);
    expect(again.notices.map(({ text }) => text)).toEqual(['errors.tokenInvalid']);
  },
);

test('a link sets no password of seven characters, but one of eight · PWD-08 CONST-34', async () => {
  const { username } = await addCustomer(shop);
  const { token } = await requestLink(username);
  const visitor = createVisitor(shop);
  const set = (password: string) =>
    visitor.run('password.set', { token, password, confirmedPassword: password });
  const short = await set('1234567');
  expect(short.submission?.errors).toEqual({ password: 'errors.minLength {"min":8}' });
  expect(visitor.calls).not.toContain('password.set');
  expect((await set('12345678')).ok).toBe(true);
});
