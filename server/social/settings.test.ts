import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSocialProviders } from './settings.ts';

const google = {
  SOCIAL_LOGIN: 'google',
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'shop',
};

test('a provider has a label and a secret from the environment or a file', () => {
  expect(readSocialProviders({})).toEqual([]);
  const [plain] = readSocialProviders({ ...google, SOCIAL_GOOGLE_SECRET: 'abc' });
  expect(plain).toEqual({
    key: 'google',
    label: 'Google',
    issuer: 'https://accounts.google.com',
    clientId: 'shop',
    secret: 'abc',
  });
  const file = join(mkdtempSync(join(tmpdir(), 'izlog-')), 'secret');
  writeFileSync(file, 'from-file\n');
  const settings = { ...google, SOCIAL_GOOGLE_SECRET_FILE: file, SOCIAL_GOOGLE_LABEL: 'G' };
  expect(readSocialProviders(settings)).toMatchObject([{ label: 'G', secret: 'from-file' }]);
});

test.each([
  [{ ...google, SOCIAL_LOGIN: 'Google' }, /lower-case/],
  [{ ...google, SOCIAL_LOGIN: 'google,google' }, /each once/],
  [{ ...google, SOCIAL_GOOGLE_ISSUER: 'http://accounts.google.com' }, /https/],
  [{ ...google, SOCIAL_GOOGLE_CLIENT_ID: '' }, /SOCIAL_GOOGLE_CLIENT_ID/],
  [{ ...google, SOCIAL_GOOGLE_SECRET_FILE: '/nowhere' }, /cannot be read/],
])('a wrong setting stops the start with what to change', (settings, text) => {
  expect(() => readSocialProviders(settings)).toThrow(text);
});
