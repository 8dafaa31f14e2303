import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { table } from './generated-docs.ts';

test('writes a table whose columns are padded to equal width', () => {
  expect(
    table([
      ['Code', 'Is'],
      ['`a|b`', '1'],
    ]),
  ).toBe('| Code   | Is  |\n| ------ | --- |\n| `a\\|b` | 1   |\n');
});

test('generated files can be checked on a machine with only Node.js', () => {
  const args = ['--import', './app/scripts/sources.mjs', 'app/scripts/gen.ts', '--check'];
  expect(() => execFileSync(process.execPath, args, { env: { PATH: '' } })).not.toThrow();
});
