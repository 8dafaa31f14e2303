import { expect, test } from 'vitest';
import { formatSize } from './describe-medium.ts';

test.each([
  [0, '0 kB'],
  [100, '1 kB'],
  [234_567, '229 kB'],
  [3 * 1024 ** 2, '3,0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'de').replaceAll('\u00a0', ' ')).toBe(text);
});
