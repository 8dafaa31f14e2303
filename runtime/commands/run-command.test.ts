import { afterEach, expect, test } from 'vitest';
import { setReporter } from '#runtime/report.ts';
import { type ErrorCode, errors } from '#schemas/errors.ts';
import { languages } from '#schemas/languages.ts';
import { coreMessages } from '../i18n/core-messages.ts';
import { errorKey } from '../i18n/error-notices.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { FormValues } from '../store/forms.ts';
import type { CommandContext } from './command.ts';
import { createCookieJar } from './cookie-jar.ts';
import { runCommand } from './run-command.ts';

afterEach(() => setReporter(() => undefined));

/** Returns a context whose API fails every call with the same error. */
function refusing(code: ErrorCode, params: Readonly<Record<string, string>> = {}) {
  const api = { call: async () => ({ ok: false, error: { code, params } }) };
  const session = { user: { id: 1 }, cart: null, wishlist: [], cookieChoice: 'all' };
  return {
    api,
    session,
    cookies: createCookieJar({}),
    url: new URL('http://shop.test/'),
    language: 'hr',
  } as unknown as CommandContext;
}
const texts = createTranslator('hr', coreMessages('hr'));
const login = { username: 'ana@example.com', password: 'lozinka-ana' };
const run = (name: string, code: ErrorCode, values: FormValues = {}) =>
  runCommand(name, values, refusing(code), texts);

test('every failed request shows its text, 50 ms for each character · ERR-01 ERR-02 CONST-25', async () => {
  const { ok, notices } = await run('auth.login', 'tooManyRequests', login);
  const text = 'Previše pokušaja. Pričekajte malo pa pokušajte ponovno.';
  expect(ok).toBe(false);
  expect(notices).toMatchObject([{ kind: 'error', text, duration: 50 * text.length }]);
});

test.each([
  ['userExists', 'User already exist.', 'userExists'],
  ['unknownUserOrPassword', 'Unknown username or password!', 'unknowUserOrPassword'],
  ['incorrectOldPassword', 'Incorrect old password.', 'inccorectOldPassword'],
  [
    'studentNotAssigned',
    'Student is not assigned to any department',
    'studentNotAssignedToDepartment',
  ],
] as const)(
  '%s, in the server’s words “%s”, is the notice %s · ERR-09 ERR-10 ERR-11 ERR-12 ERR-15 PWD-07',
  async (code, message, key) => {
    expect(errors[code].message).toBe(message);
    expect(errorKey(code)).toBe(`core.notifications.${key}`);
    const { notices } = await run('auth.login', code, login);
    expect(notices[0]?.text).toBe(texts(`core.notifications.${key}`));
    expect(notices[0]?.text).not.toContain('locale entry');
  },
);

test.each(languages)(
  'the message of a login rejected by another service is passed through in %s · ERR-13',
  async (language) => {
    const t = createTranslator(language, coreMessages(language));
    const { notices } = await runCommand('auth.login', login, refusing('INVALID_LOGIN'), t);
    expect(notices[0]?.text).toBe('Prijava nije uspjela');
    expect(errors.INVALID_LOGIN.message).toBe('Prijava nije uspjela');
  },
);

test('an error of a rule without a text is a placeholder at its field · FORM-10', async () => {
  const call = async () => ({ ok: false, error: { code: 'ibanCountry', field: 'username' } });
  const context = { ...refusing('badRequest'), api: { call } } as unknown as CommandContext;
  const { submission } = await runCommand('auth.login', login, context, texts);
  expect(submission?.errors).toEqual({ username: '[errors.ibanCountry: locale entry needed]' });
  expect(submission?.values.username).toBe(login.username);
});

test('an unconfirmed address is reported in the form, not in a toast · AUTH-16', async () => {
  const { notices, submission } = await run('auth.login', 'emailNotVerified', login);
  expect(notices).toEqual([]);
  expect(submission?.errors).toEqual({ verification: texts('errors.emailNotVerified') });
});

test('an internal error is reported with a general text and logged · ERR-55', async () => {
  const reported: unknown[] = [];
  setReporter((code) => reported.push(code));
  const broken = { ...refusing('internal'), api: null } as unknown as CommandContext;
  const { ok, notices } = await runCommand('auth.login', login, broken, texts);
  expect([ok, notices[0]?.text, reported]).toEqual([false, 'Nešto je pošlo po zlu', ['internal']]);
});

test('a form returns its values without secrets', async () => {
  const sent = { ...login, captchaResponse: 'proof', captchaKey: 'key' };
  const { submission } = await run('auth.login', 'unknownUserOrPassword', sent);
  expect(submission?.values).toEqual({ username: login.username });
});

test.each(['constructor', '__proto__', 'toString', ''])(
  'there is no command “%s”',
  async (name) => {
    expect(await run(name, 'internal')).toMatchObject({ ok: false, redirect: null });
  },
);
