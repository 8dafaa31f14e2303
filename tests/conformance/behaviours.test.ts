import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTestTitles } from './test-titles.ts';

const catalogue = readFileSync('docs/behaviours.md', 'utf8');
const ids = [...catalogue.matchAll(/^- \*\*([A-Z0-9]+(?:-[A-Z])?-\d{2,3})\*\*/gm)].map(
  ([, id]) => id ?? '',
);
const prefixes = new Set(ids.map((id) => id.replace(/-\d+$/, '')));

const proven = new Set(
  [...readTestTitles().values()]
    .flat()
    .flatMap((title) => title.match(/\b[A-Z][A-Z0-9]*(?:-[A-Z])?-\d{2,3}\b/g) ?? [])
    .filter((id) => prefixes.has(id.replace(/-\d+$/, ''))),
);

test('the catalogue has 876 statements', () => {
  expect(new Set(ids).size).toBe(876);
});

test('titles contain only ids of the catalogue', () => {
  expect([...proven].filter((id) => !ids.includes(id))).toEqual([]);
});

test('each statement is in the title of a test', () => {
  expect(ids.filter((id) => !proven.has(id))).toEqual([]);
});
