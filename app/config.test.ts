import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [undefined, 'production'],
  ['main', 'production'],
  ['testing', 'production'],
  ['debug', 'test'],
  ['test', 'test'],
])('a server started on branch %s is in mode %s · CONST-75 DEV-06', (BRANCH, mode) => {
  expect(readConfig(BRANCH === undefined ? {} : { BRANCH }).mode).toBe(mode);
});
