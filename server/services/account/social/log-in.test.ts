import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Tokens } from '#schemas/entities/user.ts';
import type { Actor } from '#server/api/handler.ts';
import { createProvider } from '#server/social/provider.ts';
import { openApi } from '#tests/support/api.ts';
import { type OidcPerson, type OidcServer, openOidcServer } from '#tests/support/oidc-server.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { createAuthenticator } from '../authenticator.ts';
import { hashPassword } from '../password.ts';

const returnUrl = 'http://shop.test/social-login';

let oidc: OidcServer;
let shop: TestShop;
const reported: string[] = [];
beforeAll(async () => {
  oidc = await openOidcServer(returnUrl);
  const provider = createProvider(oidc.settings, (_key, error) => reported.push(String(error)));
  shop = await openShop({ social: [provider] });
});
afterAll(async () => {
  await shop.close();
  await oidc.close();
});

let person: Required<OidcPerson>;
beforeEach(() => {
  person = {
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.com`,
    email_verified: true,
    given_name: 'Željka',
    family_name: 'Đurić',
  };
  oidc.become(person);
});

const provider = 'demo';
const refusal = (code: string, params?: object) => ({
  ok: false,
  error: { code, ...(params && { params }) },
});
const named = { name: 'Demo ID' };

/** Logs in at the provider and returns the parameters with which the browser returns to the shop. */
async function returned(input: { link?: string } = {}, context: { actor?: Actor } = {}) {
  const { url } = await shop.get('auth.socialRedirectLogin', { provider, ...input }, context);
  const { searchParams } = await oidc.visit(url);
  const value = (name: string) => searchParams.get(name) ?? '';
  return { provider, code: value('code'), state: value('state'), iss: value('iss') };
}

async function actorOf(accessToken: string): Promise<{ actor: Actor }> {
  const actor = await createAuthenticator(shop.deps)(accessToken);
  if (!actor) throw new Error('not logged in');
  return { actor };
}

async function logIn() {
  const { tokens } = await shop.get('auth.socialOauth', await returned());
  return actorOf(tokens.accessToken);
}

const password = 'lozinka-ana';

/** Opens an account with a password at the person's address. */
async function addAccount(more: { verified?: boolean; staff?: boolean } = {}): Promise<number> {
  const { id } = await shop.database.db
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: await hashPassword(password),
      is_backoffice: more.staff ?? false,
      email_verified_at: (more.verified ?? true) ? new Date().toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function customer() {
  const { tokens } = await shop.get('auth.login', { username: person.email, password });
  return actorOf(tokens.accessToken);
}

async function links(): Promise<number> {
  const rows = await shop.database.db
    .selectFrom('social_logins')
    .select('user_id')
    .where('subject', '=', person.sub)
    .execute();
  return rows.length;
}

test('a visitor opens an account at a provider and logs in with it again · AUTH-02 AUTH-09 API-012 API-013', async () => {
  const first = await shop.get('auth.socialOauth', await returned());
  expect(first.isNew).toBe(true);
  const me = await actorOf(first.tokens.accessToken);
  const user = await shop.get('user.profile', {}, me);
  expect(user).toMatchObject({ email: person.email, emailVerified: true, isBackofficeUser: false });
  expect(user.details).toEqual({ firstName: 'Željka', lastName: 'Đurić' });
  oidc.become({ ...person, email: `nova-${person.email}` });
  const again = await shop.get('auth.socialOauth', await returned());
  expect(again.isNew).toBe(false);
  expect((await actorOf(again.tokens.accessToken)).actor).toMatchObject({ userId: user.id });
});

test('a program starts a login at a provider and ends it with the returned parameters · API-012 API-013', async () => {
  const api = await openApi(shop.deps);
  onTestFinished(() => api.close());
  const start = 'GET /api/v1/user/social/redirect-login';
  const { url, state } = await api.data<{ url: string; state: string }>(start, {
    provider,
    redirect: '/kosarica',
  });
  expect(url).toContain(oidc.settings.issuer);
  const { searchParams } = await oidc.visit(url);
  const value = (name: string) => searchParams.get(name) ?? '';
  const sent = { provider, code: value('code'), state, iss: value('iss') };
  const finish = 'POST /api/v1/user/social/oauth';
  const { tokens, ...rest } = await api.data<{ tokens: Tokens }>(finish, sent);
  expect(rest).toEqual({ isNew: true, redirect: '/kosarica' });
  const { accessToken } = tokens;
  const profile = 'GET /api/v1/user/web/profile';
  expect(await api.data(profile, {}, { accessToken })).toMatchObject({ email: person.email });
  expect(await api.error(finish, sent)).toEqual({ status: 400, code: 'socialExpired' });
  const unknown = { status: 404, code: 'notFound' };
  expect(await api.error(start, { provider: 'nitko' })).toEqual(unknown);
});

test('an address that both sides have proven is the same person · AUTH-02', async () => {
  const id = await addAccount();
  expect((await logIn()).actor).toMatchObject({ userId: id });
  expect(await links()).toBe(1);
});

test.each([
  ['does not verify', { email_verified: false }],
  ['does not send', { email: '', email_verified: true }],
])('an address that the provider %s opens no account and no session · PE4', async (_, change) => {
  await addAccount();
  oidc.become({ ...person, ...change });
  const result = await shop.call('auth.socialOauth', await returned());
  expect(result).toEqual(refusal('socialUnproven', named));
  expect(await links()).toBe(0);
});

test('an account with an unproven address is not linked to a login at a provider · PE4', async () => {
  await addAccount({ verified: false });
  const result = await shop.call('auth.socialOauth', await returned());
  expect(result).toEqual(refusal('socialLinkFirst', named));
  expect(await links()).toBe(0);
});

test('staff and disabled people are refused', async () => {
  await addAccount({ staff: true });
  expect(await shop.call('auth.socialOauth', await returned())).toEqual(refusal('socialStaff'));
  await shop.database.db
    .updateTable('users')
    .set({ is_backoffice: false, disabled_at: new Date().toISOString() })
    .where('email', '=', person.email)
    .execute();
  expect(await shop.call('auth.socialOauth', await returned())).toEqual(refusal('accountBlocked'));
  expect(await links()).toBe(0);
});

test('a return works once, for ten minutes, with its own state, code and issuer · ERR-13', async () => {
  const used = await returned();
  await shop.get('auth.socialOauth', used);
  expect(await shop.call('auth.socialOauth', used)).toEqual(refusal('socialExpired'));
  const fresh = await returned();
  const replayed = { ...fresh, code: used.code };
  expect(await shop.call('auth.socialOauth', replayed)).toEqual(refusal('INVALID_LOGIN'));
  const forged = { ...(await returned()), state: 'x'.repeat(43) };
  expect(await shop.call('auth.socialOauth', forged)).toEqual(refusal('socialExpired'));
  const late = { now: new Date(Date.now() + 11 * 60_000) };
  expect(await shop.call('auth.socialOauth', await returned(), late)).toEqual(
    refusal('socialExpired'),
  );
  const mixed = { ...(await returned()), iss: 'https://other.example' };
  expect(await shop.call('auth.socialOauth', mixed)).toEqual(refusal('INVALID_LOGIN'));
  expect(await links()).toBe(1);
});

test('an ID token for another login is refused: wrong nonce, wrong verifier · ERR-13', async () => {
  for (const name of ['nonce', 'verifier']) {
    const back = await returned();
    const { hash, payload } = await shop.database.db
      .selectFrom('tokens')
      .select(['hash', 'payload'])
      .where('kind', '=', 'socialLogin')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...payload, [name]: 'x'.repeat(43) });
    await shop.database.db
      .updateTable('tokens')
      .set({ payload: changed })
      .where('hash', '=', hash)
      .execute();
    expect(await shop.call('auth.socialOauth', back)).toEqual(refusal('INVALID_LOGIN'));
  }
  expect(await links()).toBe(0);
});

test('a customer links a provider in the profile and ends the link', async () => {
  await addAccount({ verified: false });
  const me = await customer();
  const before = await shop.get('auth.socialList', {}, me);
  expect(before).toMatchObject({ hasPassword: true, providers: [{ isLinked: false }] });
  const back = await returned({ link: before.linkKey }, me);
  expect(await shop.call('auth.socialOauth', back)).toEqual(refusal('socialExpired'));
  await shop.get('auth.socialLink', await returned({ link: before.linkKey }, me), me);
  const { providers } = await shop.get('auth.socialList', {}, me);
  expect(providers).toMatchObject([{ isLinked: true, email: person.email }]);
  await shop.get('auth.socialUnlink', { provider }, me);
  expect(await links()).toBe(0);
});

test('only the profile of the same session starts a link, and only its account ends it', async () => {
  await addAccount();
  const me = await customer();
  const forged = { provider, link: 'x'.repeat(43) };
  expect(await shop.call('auth.socialRedirectLogin', forged, me)).toEqual(refusal('unauthorized'));
  const { linkKey } = await shop.get('auth.socialList', {}, me);
  const back = await returned({ link: linkKey }, me);
  oidc.become({ ...person, sub: 'stranger', email: 'stranger@example.com' });
  const stranger = await logIn();
  expect(await shop.call('auth.socialLink', back, stranger)).toEqual(refusal('socialExpired'));
  const own = await returned({ link: linkKey }, me);
  expect(await shop.call('auth.socialLink', own, me)).toEqual(refusal('socialTaken', named));
});

test('the last way to log in stays', async () => {
  const me = await logIn();
  expect(await shop.get('auth.socialList', {}, me)).toMatchObject({ hasPassword: false });
  expect(await shop.call('auth.socialUnlink', { provider }, me)).toEqual(refusal('lastLogin'));
  const login = { username: person.email, password: '' };
  expect((await shop.call('auth.login', login)).ok).toBe(false);
});

test('a provider that does not respond is named, and nothing is linked', async () => {
  const other = await openOidcServer(returnUrl);
  const social = [createProvider(other.settings, () => undefined)];
  const { createAccountHandlers } = await import('../handlers.ts');
  const handlers = createAccountHandlers({ ...shop.deps, social });
  const context = {
    actor: { kind: 'anonymous' },
    language: 'hr',
    now: new Date(),
    client: '127.0.0.1',
    idempotencyKey: null,
    headers: {},
  } as const;
  other.become(person);
  const started = await handlers['auth.socialRedirectLogin']({ provider }, context);
  if (!started.ok) throw new Error(started.error.code);
  const { searchParams } = await other.visit(started.value.url);
  await other.close();
  const back = { provider, state: '', code: '', ...Object.fromEntries(searchParams) };
  expect(await handlers['auth.socialOauth'](back, context)).toEqual(
    refusal('socialUnavailable', named),
  );
  const down = createAccountHandlers({
    ...shop.deps,
    social: [createProvider(other.settings, () => undefined)],
  });
  expect(await down['auth.socialRedirectLogin']({ provider }, context)).toEqual(
    refusal('socialUnavailable', named),
  );
  expect(await links()).toBe(0);
});
