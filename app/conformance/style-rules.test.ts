import { expect, test } from 'vitest';
import { styleErrors } from './style-rules.ts';

test.each([
  '.list * + * {}',
  '.grid > :has(input) {}',
  '.item:has(+ :popover-open) svg {}',
  '.a:has(b) > span, .c {}',
])('%s restyles much of a page', (sheet) => {
  expect(styleErrors(sheet)).toHaveLength(1);
});

test.each([
  '.list > li + li {}',
  '.grid:not(:has(input)) {}',
  '.item:has(+ :popover-open) .sign {}',
  '.a:has(> b) {}',
])('%s names what it styles', (sheet) => {
  expect(styleErrors(sheet)).toEqual([]);
});
