import { expect, test } from 'vitest';
import { allowedScript } from './script-url.ts';

const origins = ['https://www.paypal.com'];
const url = 'https://www.paypal.com/sdk/js?client-id=A&currency=EUR&intent=capture';

test('allows PayPal’s script · ORDER-09', () => {
  expect(allowedScript(url, origins)).toBe(url);
});

test.each([
  'https://www.paypal.com.evil.example/sdk/js?client-id=A',
  'https://www.paypa1.com/sdk/js?client-id=A',
  'https://www.раypal.com/sdk/js?client-id=A',
  'https://www.paypal.com@evil.example/sdk/js',
  'http://www.paypal.com/sdk/js?client-id=A',
  'https://www.paypal.com:444/sdk/js',
  'https://www.paypal.com/sdk/../evil.js',
  'https://www.paypal.com/cgi-bin/redirect?to=https://evil.example',
  `${url}&callback=steal`,
  `${url}&data-sdk=https://evil.example`,
  `${url}#x`,
  `${url}\n`,
  'data:text/javascript,steal()',
  'javascript:steal()',
  '//www.paypal.com/sdk/js',
  '',
])('does not load %s · PA4', (text) => {
  expect(allowedScript(text, origins)).toBeNull();
});
