import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens, User } from '#schemas/entities/user.ts';
import { type ApiClient, openApi } from '#tests/support/api.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';

/** Sessions opened, refreshed and ended by an external program. */
let shop: TestShop;
let api: ApiClient;
beforeAll(async () => {
  shop = await openShop();
  api = await openApi(shop.deps);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const unauthorized = { status: 401, code: 'unauthorized' };
const localUser = 'GET /api/auth/user';

test('POST /api/auth/login returns a token for the account · API-007', async () => {
  const { id, email, password } = await api.person();
  const call = 'POST /api/auth/login';
  const response = await api.data<{ token: string }>(call, { username: email, password });
  expect(Object.keys(response)).toEqual(['token']);
  const headers = { accessToken: response.token };
  expect(await api.data<User>(localUser, {}, headers)).toMatchObject({ id, email });
  const wrong = { username: email, password: 'kriva-lozinka' };
  expect(await api.error(call, wrong)).toEqual({ status: 401, code: 'unknownUserOrPassword' });
});

test('GET /api/auth/user returns the logged-in user, and refuses visitors · API-008 API-009', async () => {
  const { id, email, headers } = await api.person();
  const details = { firstName: 'Ana', lastName: 'Anić' };
  const user = await api.data<User>(localUser, {}, headers);
  expect(user).toMatchObject({ id, email, details, isBackofficeUser: false });
  expect(await api.data<User>('GET /api/v1/user/web/profile', {}, headers)).toEqual(user);
  expect(user).toMatchObject({
    username: email,
    memberCardBarcode: null,
    addresses: [],
    scope: [],
  });
  const staff = await api.person(['editor', 'orders']);
  expect(await api.data<User>(localUser, {}, staff.headers)).toMatchObject({
    id: staff.id,
    isBackofficeUser: true,
    scope: ['editor', 'orders'],
  });
  expect(await api.error(localUser)).toEqual(unauthorized);
  expect(await api.data('POST /api/auth/logout', {}, headers)).toEqual({ done: true });
  expect(await api.error(localUser, {}, headers)).toEqual(unauthorized);
});

test('POST /api/auth/logout ends the session of the refresh token in its header · API-008 AUTH-20', async () => {
  const { email, password } = await api.person();
  const login = { username: email, password };
  const { tokens } = await api.data<{ tokens: Tokens }>('POST /api/v1/login', login);
  const { accessToken, refreshToken } = tokens;
  expect(await api.data('POST /api/auth/logout')).toEqual({ done: true });
  expect(await api.data<User>(localUser, {}, { accessToken })).toMatchObject({ email });
  await api.data('POST /api/auth/logout', {}, { refreshToken });
  expect(await api.error(localUser, {}, { accessToken })).toEqual(unauthorized);
  expect(await api.error('GET /api/v1/refresh', {}, { refreshToken })).toEqual(unauthorized);
  expect(await api.error('GET /api/auth/logout')).toEqual({ status: 404, code: 'notFound' });
});

test('POST api/v1/login returns two tokens and the user · API-010', async () => {
  const { id, email, password } = await api.person();
  const call = 'POST /api/v1/login';
  const login = { username: email, password, apiKey: 'kljuc' };
  const { tokens, user } = await api.data<{ tokens: Tokens; user: User }>(call, login);
  expect(Object.keys(tokens).toSorted()).toEqual(['accessToken', 'refreshToken']);
  const details = { firstName: 'Ana', lastName: 'Anić' };
  expect(user).toMatchObject({ id, email, username: email, details, isBackofficeUser: false });
  const { accessToken } = tokens;
  expect(await api.data<User>(localUser, {}, { accessToken })).toEqual(user);
  const wrong = { ...login, password: 'kriva-lozinka' };
  expect(await api.error(call, wrong)).toEqual({ status: 401, code: 'unknownUserOrPassword' });
  expect(await api.error(call, { username: email })).toMatchObject({ field: 'password' });
  expect(await api.error(call, { password })).toMatchObject({ field: 'username' });
});

test('GET api/v1/refresh gives new tokens for the refresh token in its header · API-010 API-011 AUTH-18', async () => {
  const { email, password } = await api.person();
  const login = { username: email, password, apiKey: 'kljuc' };
  const first = await api.data<{ tokens: Tokens; user: User }>('POST /api/v1/login', login);
  const header = { refreshToken: first.tokens.refreshToken };
  const next = await api.data<{ tokens: Tokens }>('GET /api/v1/refresh', {}, header);
  expect(Object.keys(next)).toEqual(['tokens']);
  expect(Object.keys(next.tokens).toSorted()).toEqual(['accessToken', 'refreshToken']);
  expect(next.tokens.refreshToken).not.toBe(first.tokens.refreshToken);
  const { accessToken } = next.tokens;
  expect(await api.data<User>(localUser, {}, { accessToken })).toMatchObject({ email });
  expect(await api.error('GET /api/v1/refresh')).toEqual(unauthorized);
  expect(await api.error('GET /api/v1/refresh', {}, { refreshToken: accessToken })).toEqual(
    unauthorized,
  );
});

test('GET api/v1/user/profile returns the back-office user and refuses customers · API-015 ADMIN-02', async () => {
  const staff = await api.person(['editor', 'orders']);
  const profile = await api.data<User>('GET /api/v1/user/profile', {}, staff.headers);
  expect(profile).toMatchObject({
    id: staff.id,
    email: staff.email,
    isBackofficeUser: true,
    scope: ['editor', 'orders'],
  });
  const customer = await api.person();
  expect(await api.error('GET /api/v1/user/profile', {}, customer.headers)).toEqual({
    status: 403,
    code: 'forbidden',
  });
  expect(await api.error('GET /api/v1/user/profile')).toEqual(unauthorized);
});

test('headers of a call name key, site, store, language and caller · API-003 I18N-10', async () => {
  const { email, headers } = await api.person();
  const site = { apiKey: 'kljuc', site: '1', store: '1' };
  const named = { ...site, languageCode: 'eng', ...headers };
  const commons = 'GET /api/v1/master/commons';
  const countries = (headers: Record<string, string>) =>
    api.data(commons, { type: 'countries' }, headers);
  expect(JSON.stringify(await countries(named))).toContain('"Croatia"');
  expect(JSON.stringify(await countries({ ...named, languageCode: 'deu' }))).toContain(
    '"Kroatien"',
  );
  const unnamed = JSON.stringify(await countries({ languageCode: 'x' }));
  expect(unnamed).toContain('"Hrvatska"');
  expect(await api.data<User>(localUser, {}, named)).toMatchObject({ email });
  const stranger = { ...named, accessToken: 'x' };
  expect(await api.error(commons, { type: 'countries' }, stranger)).toEqual(unauthorized);
});
