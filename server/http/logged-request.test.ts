import { expect, test } from 'vitest';
import { withoutSecrets } from './logged-request.ts';

test.each([
  ['/pomorska-karta-jadranskog-mora-1850', '/pomorska-karta-jadranskog-mora-1850'],
  ['/en/shop/prints?page=2&color=blue', '/en/shop/prints?page=***&color=***'],
  ['/api/v1/cart/get?cartId=7&protectCode=s3cret', '/api/v1/cart/get?cartId=***&protectCode=***'],
  ['/potvrdi/qZ8_kd03JmAbcDEf91-xyzQWERTYuiop', '/potvrdi/***'],
  ['/pay/return/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl1', '/pay/return/***'],
  ['/n/0c6d1c3e-5a52-4f0c-9a6b-1f2e3d4c5b6a', '/n/***'],
  ['/', '/'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});
