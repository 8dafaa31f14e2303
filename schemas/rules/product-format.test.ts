import { expect, test } from 'vitest';
import { isDigitalFormat } from './product-format.ts';

test.each([
  ['EProduct', true],
  ['eProduct', true],
  ['EPRODUCT', true],
  ['Simple', false],
  ['EProducts', false],
])('%s is digital: %s · PROD-03 PROD-10', (format, isDigital) => {
  expect(isDigitalFormat(format)).toBe(isDigital);
});
