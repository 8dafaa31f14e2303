import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languageNotices } from './language-notices.mjs';

function folderWith(...codes: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'texts'));
  for (const code of codes) writeFileSync(join(folder, 'texts', `${code}.json`), '{}');
  return folder;
}

const languages = [
  { code: 'fi' },
  { code: 'sr-Latn', fallback: ['hr', 'de'] },
  { code: 'de-AT' },
  { code: 'ar' },
];

test('a language without texts is named at the start, with those that are shown instead', () => {
  expect(languageNotices({ folder: folderWith(), languages })).toEqual([
    'Izlog has no texts in "fi". They are shown in en. npm run texts lists them (docs/texts.md).',
    'Izlog has no texts in "sr-Latn". They are shown in hr, then de, then en. npm run texts lists them (docs/texts.md).',
  ]);
});

test('a language that the site or a plugin writes needs no notice', () => {
  const plugins = [{ name: 'suomi', folder: folderWith('fi') }];
  expect(languageNotices({ folder: folderWith('sr'), languages, plugins })).toEqual([]);
});
