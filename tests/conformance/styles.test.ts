import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = ['runtime', 'blocks', 'editor', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

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
