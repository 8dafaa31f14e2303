import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('{runtime,blocks,editor,app}/**/*.css');

/** Any element after any element: `* + *`, `div ~ *`. */
const anyAfterAny = /(?:^|[\s>(,])(?:\*|div|span)\s*[+~]\s*(?:\*|div|span)(?![\w-])/m;

test('no style depends on the plain element before it: one inserted would restyle all that follow', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const tied = sheets.filter((file) =>
    anyAfterAny.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(tied).toEqual([]);
});

test.each(['.prose > * + * {', '  .rows > div + div {', '* ~ *'])('%s is found', (selector) => {
  expect(anyAfterAny.test(selector)).toBe(true);
});
