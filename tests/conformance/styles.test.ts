import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleErrors } from '#app/conformance/style-rules.ts';

const sheets = ['runtime', 'blocks', 'editor', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

test('no style depends on plain elements around it, because one change would restyle the page', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const tied = sheets.filter((file) => styleErrors(readFileSync(file, 'utf8')).length > 0);
  expect(tied).toEqual([]);
});

test.each([
  '.prose > * + * {',
  '  .rows > div + div {',
  '* ~ *',
  '.grid > :has(input) {',
  '*:has(p) {',
])('%s is reported', (selector) => {
  expect(styleErrors(selector)).not.toEqual([]);
});

test.each(['.grid:not(:has(> :nth-child(4))) {', '.card:has([data-cover])::before {'])(
  '%s is no problem',
  (selector) => {
    expect(styleErrors(selector)).toEqual([]);
  },
);
