import { expect, test } from 'vitest';
import { isSingular } from './singular.ts';

test.each([
  [1, true, true],
  [11, true, false],
  [21, true, false],
  [101, true, false],
  [2, false, false],
  [0, false, false],
])(
  '%i results have the grammatical number of their language · SEARCH-03 SEARCH-04',
  (count, hr, en) => {
    expect(isSingular(count, 'hr')).toBe(hr);
    expect(isSingular(count, 'en')).toBe(en);
    expect(isSingular(count, 'de')).toBe(en);
  },
);
