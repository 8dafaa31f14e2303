import { expect, test } from 'vitest';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { FormValues } from '../../store/forms.ts';
import type { CommandContext } from '../command.ts';
import { createCookieJar } from '../cookie-jar.ts';
import { runCommand } from '../run-command.ts';

/** Sends a form of the staff login; returns the reply, the cookies after it and the calls. */
async function send(
  command: string,
  values: FormValues,
  response: Result<unknown>,
  { language = 'hr', cookies = createCookieJar({}) } = {},
) {
  const calls: unknown[] = [];
  const call = async (name: string, input: object) => {
    calls.push([name, input]);
    return response;
  };
  const context = {
    api: { call },
    cookies,
    language,
    session: { user: null, cart: null, wishlist: [], cookieChoice: 'all' },
    url: new URL('http://shop.test/adminLogin'),
  } as unknown as CommandContext;
  const reply = await runCommand(command, values, context, (key) => key);
  return { reply, cookies, calls };
}

const login = { username: 'iva@example.com', password: 'lozinka-ive' };
const needsCode = fail('secondFactor', { params: { challenge: 'proof' } });
const wrongCode = fail('wrongCode', { field: 'code' });
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

test.each([
  ['hr', '/adminLogin?code=1'],
  ['en', '/en/adminLogin?code=1'],
  ['de', '/de/adminLogin?code=1'],
] as const)(
  'in %s staff with a second factor are asked for a code at %s, and logged in by it only · AUTH-06 ADMIN-02',
  async (language, page) => {
    const first = await send('auth.login', login, needsCode, { language });
    expect(first.reply).toMatchObject({ ok: true, redirect: page, submission: null });
    const { cookies } = first;
    expect([cookies.get('at'), cookies.get('rt')]).toEqual([null, null]);
    const entered = { code: ' 123456 ' };
    const second = await send('auth.secondFactor', entered, ok({ tokens, device: 'd' }), {
      language,
      cookies,
    });
    expect(second.calls).toEqual([['auth.secondFactor', { challenge: 'proof', code: '123456' }]]);
    expect(second.reply).toMatchObject({ ok: true, reload: true });
    expect([cookies.get('at'), cookies.get('rt')]).toEqual(['access', 'refresh']);
    const again = await send('auth.secondFactor', entered, fail('loginAgain'), { cookies });
    expect(again.calls).toEqual([['auth.secondFactor', { challenge: '-', code: '123456' }]]);
  },
);

test('a wrong or missing code logs nobody in, and can be entered again · AUTH-06', async () => {
  const { cookies } = await send('auth.login', login, needsCode);
  const missing = await send('auth.secondFactor', { code: ' ' }, ok({}), { cookies });
  expect(missing.reply.submission?.errors).toEqual({ code: 'errors.required' });
  expect(missing.calls).toEqual([]);
  const wrong = await send('auth.secondFactor', { code: '1' }, wrongCode, { cookies });
  expect(wrong.reply.submission?.errors).toEqual({ code: 'errors.wrongCode' });
  expect([cookies.get('at'), cookies.get('rt')]).toEqual([null, null]);
  const next = await send('auth.secondFactor', { code: '2' }, wrongCode, { cookies });
  expect(next.calls).toEqual([['auth.secondFactor', { challenge: 'proof', code: '2' }]]);
});
