import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeTokens } from '#schemas/theme/token-list.ts';
import { root } from '../scripts/prepare.mjs';

const folders = ['app', 'blocks', 'editor', 'runtime', 'fixtures'];
const files = folders.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.')),
);

test('styles read only properties of the theme and properties that styles declare', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
  // React Aria sets the width of a trigger on its popover.
  const known = new Set([...themeTokens.map(({ property }) => property), '--trigger-width']);
  for (const text of texts.values()) {
    for (const [, name = ''] of text.matchAll(/(--[a-z][\w-]*)['"\]]*\s*:/g)) known.add(name);
    for (const [, name = ''] of text.matchAll(/['"`](--[a-z][\w-]*)['"`]/g)) known.add(name);
  }
  const unknown = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)]
      .filter(([, name = '']) => !known.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
