import { expect, test } from 'vitest';
import { withSign } from './with-sign.ts';

test.each([
  ['12.50', '$', '¤0', '$12.50'],
  ['-12.50', '$', '¤0', '-$12.50'],
  ['1,200', 'KWD', '¤0', 'KWD\u00a01,200'],
  ['12,50', '€', '¤\u00a00', '€\u00a012,50'],
  ['−12,50', '€', undefined, '−12,50\u00a0€'],
  ['-١٢٫٥٠', '$', '¤0', '-$١٢٫٥٠'],
])(
  'the number %s with the sign %s by the pattern %s is %s · CONST-32',
  (number, sign, pattern, text) => {
    expect(withSign(number, sign, pattern)).toBe(text);
  },
);
