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
