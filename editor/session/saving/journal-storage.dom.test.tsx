import { expect, test } from 'vitest';
import { browserStorage } from './journal-storage.ts';
import { browserLocks } from './tab-locks.ts';

const screen = () => `test ${crypto.randomUUID()}`;

test('stores texts, and replaces and removes them in one transaction', async () => {
  const name = screen();
  const storage = browserStorage(name);
  await storage.write(
    [
      ['a', '1'],
      ['b', '2'],
    ],
    [],
  );
  await storage.write([['b', '3']], ['a']);
  expect(await browserStorage(name).entries()).toEqual([['b', '3']]);
  expect(await browserStorage(screen()).entries()).toEqual([]);
});

test('the lock of a tab is released once the tab is gone', async () => {
  const locks = browserLocks();
  const name = screen();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = browserLocks(frame.contentWindow?.navigator.locks);
  expect(await other.hold(name)).toBe(true);
  expect(await locks.hold(name)).toBe(false);
  frame.remove();
  await expect.poll(() => locks.hold(name)).toBe(true);
});
