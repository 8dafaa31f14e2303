import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));

/** Keys of all files of texts. */
const keys = [
  ...new Set(
    ['editor', 'runtime']
      .flatMap((folder) => filesIn(folder, /texts\/en\.json$/))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)),
  ),
];

/** Keys in calls of `t` that no file of texts has: people would read the key itself. */
function unknownKeys(code: string): string[] {
  const named = code.matchAll(/\bt\(\s*(?:'([\w.-]+)'|`([\w.-]+)\$\{)/g);
  return [...named].flatMap(([, key, start = '']) => {
    const isKnown = key === undefined ? hasStart(start) : hasKey(key);
    return isKnown ? [] : [key ?? start];
  });
}

/** Most files have keys without the owner that stands before them in calls, such as `forms.`. */
const hasKey = (key: string) => keys.includes(key) || keys.includes(withoutOwner(key));

const hasStart = (start: string) =>
  keys.some((key) => key.startsWith(start) || key.startsWith(withoutOwner(start)));

const withoutOwner = (key: string) => key.slice(key.indexOf('.') + 1);

test('every text that the editor names exists', () => {
  const sources = filesIn('editor', /(?<!\.test)\.tsx?$/);
  const unknown = sources.flatMap((file) =>
    unknownKeys(readFileSync(file, 'utf8')).map((key) => `${file}: ${key}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

test.each([
  ["t('forms.noEntity')", []],
  ["t('forms.gone', { count: 1 })", ['forms.gone']],
  ['t(`customer.erase${part}`)', []],
  ['t(`customer.gone_${part}`)', ['customer.gone_']],
])('of the code “%s”, unknown are %j', (code, unknown) => {
  expect(unknownKeys(code)).toEqual(unknown);
});
