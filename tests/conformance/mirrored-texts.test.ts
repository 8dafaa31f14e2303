import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['app', 'blocks', 'editor', 'runtime', 'schemas', 'server'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(join('texts', 'ar.json')))
    .map((path) => join(folder, path)),
);

/** Numbers that a hyphen joins, such as a date: after Arabic letters their parts have the opposite order. */
const joined = /\d-\d/;
const isolated = /\u2066[^\u2069]*\u2069/g;

test('Arabic texts keep the order of dates and other joined numbers', () => {
  expect(files.length).toBeGreaterThan(100);
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => joined.test(line.replace(isolated, '')))).toEqual([]);
});
