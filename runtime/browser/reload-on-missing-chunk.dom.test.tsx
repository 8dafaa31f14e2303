import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';

let reloads = 0;
reloadOnMissingChunk(() => {
  reloads += 1;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  reloads = 0;
});

/** Simulates a missing chunk; returns whether the page handles it. */
const lose = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('a missing chunk loads the page again, at most once in 60 s · LAYOUT-12 ERR-63 CONST-71', () => {
  vi.useFakeTimers({ now: Date.now() });
  expect([lose(), lose(), reloads]).toEqual([true, false, 1]);
  vi.advanceTimersByTime(59_999);
  expect([lose(), reloads]).toEqual([false, 1]);
  vi.advanceTimersByTime(1);
  expect([lose(), reloads]).toEqual([true, 2]);
});

test('unavailable storage does not cause endless reloads · LAYOUT-12 ERR-63 BS1', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect([lose(), lose(), reloads]).toEqual([false, false, 0]);
});

test('without a network the current page stays · LAYOUT-12 ERR-63 BS1', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([lose(), reloads]).toEqual([false, 0]);
});
