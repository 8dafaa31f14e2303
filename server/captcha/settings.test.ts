import { expect, test } from 'vitest';
import { StartError } from '../db/start-error.ts';
import { publicCaptcha, readCaptcha } from './settings.ts';

const contract = { CAPTCHA_KEY: '6Lc-key_0123456789', CAPTCHA_SECRET: '6Lc-secret_0123456789' };

test('without a contract there is no captcha · FORM-18', () => {
  expect(readCaptcha({})).toBeNull();
});

test('the default is version 2, invisible; the secret stays on the server · FORM-18 CONST-30 CONST-31', () => {
  const config = readCaptcha(contract);
  expect(config && publicCaptcha(config)).toEqual({
    key: contract.CAPTCHA_KEY,
    version: 2,
    size: 'invisible',
    provider: 'https://www.google.com/recaptcha/',
  });
});

test.each([
  { CAPTCHA_KEY: '' },
  { CAPTCHA_SECRET: '' },
  { CAPTCHA_KEY: '"><script>alert(1)</script>' },
  { CAPTCHA_KEY: 'https://evil.example/x' },
  { CAPTCHA_VERSION: '4' },
  { CAPTCHA_URL: 'http://evil.example/' },
  { CAPTCHA_URL: 'https://evil.example/x' },
  { CAPTCHA_URL: 'https://evil.example/a;b/' },
])('an incomplete or invalid contract stops the start: %j · CM7', (change) => {
  expect(() => readCaptcha({ ...contract, ...change })).toThrow(StartError);
});
