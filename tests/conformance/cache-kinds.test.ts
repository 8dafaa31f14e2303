import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import cacheKinds from 'virtual:messages/runtime/i18n/cache-kinds';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server/services'], {
  encoding: 'utf8',
});
const kinds = files
  .split('\n')
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /\bcache\b/.test(source))
  .flatMap((source) => [
    ...source.matchAll(/(?:cache\.(?:get|hold)\(\s*['`]|\bkey(?::| =) `(?=[a-z-]+ \$))([a-z-]+)/g),
  ])
  .map(([, kind = '']) => kind);

test('every kind of cached data has a name in every language · MODAL-09 ADMIN-07', () => {
  expect(kinds).toEqual(expect.arrayContaining(['card', 'layout', 'options', 'product']));
  for (const names of Object.values(cacheKinds)) {
    expect(kinds.filter((kind) => !Object.hasOwn(names, `cacheKind.${kind}`))).toEqual([]);
  }
});
