import { expect, test } from 'vitest';
import { createCookieJar } from '../cookie-jar.ts';
import { saveTokens } from './tokens.ts';

test('a login lasts 30 days, hidden from scripts · CONST-21', () => {
  const cookies = createCookieJar({});
  saveTokens(cookies, { accessToken: 'a', refreshToken: 'r' });
  const month = { maxAge: 2_592_000, httpOnly: true };
  expect(cookies.changes).toEqual([
    { name: 'at', value: 'a', ...month },
    { name: 'rt', value: 'r', ...month },
  ]);
});
