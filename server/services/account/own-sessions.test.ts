import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { addCustomer } from '#tests/support/visitor.ts';
import { createAuthenticator } from './authenticator.ts';
import { deviceName } from './device-name.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let login: { username: string; password: string };
beforeEach(async () => {
  login = await addCustomer(shop);
});

async function logIn(userAgent?: string) {
  const { tokens } = await shop.get('auth.login', login, { headers: { 'user-agent': userAgent } });
  return tokens;
}

async function contextOf(accessToken: string) {
  const actor = await createAuthenticator(shop.deps)(accessToken);
  return actor ? { actor } : null;
}

test('a customer sees each device once, also after its session was renewed, and ends one', async () => {
  const first = await logIn(firefox);
  const second = await logIn(phone);
  await shop.get('auth.refresh', {}, { headers: { refreshtoken: second.refreshToken } });
  const me = (await contextOf(first.accessToken)) ?? {};
  const list = await shop.get('auth.sessions', {}, me);
  expect(list.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
    { device: 'Safari, iPhone', isCurrent: false },
    { device: 'Firefox, Linux', isCurrent: true },
  ]);
  await shop.get('auth.endSession', { id: list[0]?.id }, me);
  expect(await contextOf(second.accessToken)).toBeNull();
  expect(await contextOf(first.accessToken)).not.toBeNull();
});

test('all other sessions end at once; those of other users stay', async () => {
  const [own, other] = [await logIn(), await logIn()];
  const me = (await contextOf(own.accessToken)) ?? {};
  const [{ id } = { id: '' }] = await shop.get('auth.sessions', {}, me);
  const stranger = await addCustomer(shop);
  const { tokens } = await shop.get('auth.login', stranger);
  const them = (await contextOf(tokens.accessToken)) ?? {};
  const refused = await shop.call('auth.endSession', { id }, them);
  expect(refused).toEqual({ ok: false, error: { code: 'notFound' } });
  await shop.get('auth.endOtherSessions', {}, me);
  expect(await contextOf(other.accessToken)).toBeNull();
  expect(await shop.get('auth.sessions', {}, me)).toHaveLength(1);
});

test('a device is its browser and its system in words', () => {
  expect(deviceName(firefox)).toBe('Firefox, Linux');
  expect(deviceName('curl/8.5.0')).toBeNull();
  expect(deviceName(undefined)).toBeNull();
});
