import { expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

test('a folder in memory is used only if it has enough space', () => {
  const small = 64 * 2 ** 20;
  expect(memoryFolder('/dev/shm', small)).toBeUndefined();
});

test('a system without such a folder uses its own', () => {
  expect(memoryFolder('/no/such/folder')).toBeUndefined();
});
