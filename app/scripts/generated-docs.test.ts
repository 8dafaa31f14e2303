import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { table } from './generated-docs.ts';

test('writes a table with columns of one width', () => {
  expect(
    table([
      ['Code', 'Is'],
      ['`a|b`', '1'],
    ]),
  ).toBe('| Code   | Is  |\n| ------ | --- |\n| `a\\|b` | 1   |\n');
});

test('generated files are checked on a machine that has Node alone', () => {
  const args = ['--import', 'tsx', 'app/scripts/gen.ts', '--check'];
  expect(() => execFileSync(process.execPath, args, { env: { PATH: '' } })).not.toThrow();
});
