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
