import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './prepare.mjs';
import { shortClass } from './short-class.mjs';

const file = join(root, 'blocks/hero/view.module.css');

test('a class has one short name in all builds, and another in another file', () => {
  const name = shortClass('title', file);
  expect(name).toMatch(/^_[\w-]{5}$/);
  expect(shortClass('title', `${file}?used`)).toBe(name);
  expect(shortClass('title', join(root, 'blocks/text/view.module.css'))).not.toBe(name);
  expect(shortClass('text', file)).not.toBe(name);
});
