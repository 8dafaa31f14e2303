import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { randomCases } from '#tests/support/random-runs.ts';
import { everyKind, kindTag } from './cache-counters.ts';
import { createTagCache } from './tag-cache.ts';

const text = (bytes: number) => async () => Buffer.alloc(bytes);

test('returns the cached response until one of its tags is dropped · API-006', async () => {
  const cache = createTagCache();
  const first = await cache.get('a', ['x', 'y'], async () => ({}));
  expect(await cache.get('a', ['x', 'y'], async () => ({}))).toBe(first);
  cache.drop(['z']);
  expect(await cache.get('a', ['x', 'y'], async () => ({}))).toBe(first);
  cache.drop(['y']);
  expect(cache.size).toBe(0);
  expect(await cache.get('a', ['x', 'y'], async () => ({}))).not.toBe(first);
});

test('does not cache a response that was started before a change · API-006', async () => {
  const cache = createTagCache();
  let finish: (value: object) => void = () => undefined;
  const slow = cache.get('a', ['x'], () => new Promise<object>((done) => (finish = done)));
  cache.drop(['x']);
  finish({ old: true });
  expect(await slow).toEqual({ old: true });
  expect(await cache.get('a', ['x'], async () => ({ old: false }))).toEqual({ old: false });
});

test('does not cache a failure, so the next call retries', async () => {
  const cache = createTagCache();
  const broken = cache.get('a', ['x'], () => Promise.reject(new Error('lost connection')));
  await expect(broken).rejects.toThrow('lost connection');
  expect(await cache.get('a', ['x'], async () => ({ made: 2 }))).toEqual({ made: 2 });
});

test('evicts the responses that were unused longest', async () => {
  const cache = createTagCache(10_000);
  await cache.get('old', ['x'], text(4000));
  await cache.get('used', ['x'], text(4000));
  await cache.get('old', ['x'], text(4000));
  await cache.get('new', ['x'], text(4000));
  expect(cache.size).toBe(2);
  const again = async (key: string) => {
    let wasMade = false;
    await cache.get(key, ['x'], async () => {
      wasMade = true;
      return Buffer.alloc(1);
    });
    return wasMade;
  };
  expect(await again('old')).toBe(false);
  expect(await again('used')).toBe(true);
});

test('measures strings and buffers by their length', async () => {
  const weigh = async (value: string | Buffer) => {
    const cache = createTagCache();
    await cache.get('a', ['x'], async () => value);
    return cache.bytes;
  };
  const empty = await weigh('');
  expect(await weigh('x'.repeat(1000))).toBe(empty + 1000);
  expect(await weigh(Buffer.alloc(1000))).toBe(empty + 1000);
});

test('never exceeds its limit, for any requests', async () => {
  const sizes = fc.array(fc.record({ key: fc.nat(20), bytes: fc.nat(5000) }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(sizes, async (requested) => {
      const cache = createTagCache(12_000);
      for (const { key, bytes } of requested) {
        await cache.get(String(key), [`tag ${key % 3}`], text(bytes));
        if (bytes % 7 === 0) cache.drop([`tag ${bytes % 3}`]);
        expect(cache.size).toBeLessThanOrEqual(30);
      }
      const cached = await Promise.all(
        [...new Set(requested.map(({ key }) => key))].map(async (key) => {
          const found = await cache.get(String(key), [`tag ${key % 3}`], text(0));
          return found.byteLength;
        }),
      );
      expect(cached.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(12_000);
    }),
    randomCases(200),
  );
});

test('holds values of the process regardless of the limit, until a tag is dropped', async () => {
  const cache = createTagCache(0);
  let made = 0;
  const index = () => cache.hold('index', ['x'], async () => ({ made: (made += 1) }));
  await index();
  await cache.get('a', ['x'], text(4000));
  expect(await index()).toEqual({ made: 1 });
  expect([cache.size, cache.bytes]).toEqual([1, 0]);
  cache.drop(['x']);
  expect(await index()).toEqual({ made: 2 });
  cache.drop([everyKind]);
  expect(await index()).toEqual({ made: 3 });
});

test('does not return an expired response', async () => {
  vi.useFakeTimers();
  const cache = createTagCache();
  let made = 0;
  const page = () =>
    cache.get(
      'a',
      ['x'],
      async () => ({ made: (made += 1) }),
      () => Date.now() + 1000,
    );
  await page();
  vi.advanceTimersByTime(999);
  expect(await page()).toEqual({ made: 1 });
  vi.advanceTimersByTime(1);
  expect(await page()).toEqual({ made: 2 });
  vi.useRealTimers();
});

test('tags that are added while a response is made apply from its start', async () => {
  const cache = createTagCache();
  const tags: string[] = [];
  const begin = () =>
    cache.get('a', tags, async () => {
      tags.push('x');
      return {};
    });
  const first = await begin();
  cache.drop(['y']);
  expect(await begin()).toBe(first);
  cache.drop(['x']);
  expect(await begin()).not.toBe(first);
});

test('counts by the first word of keys, and drops a kind by its tag · MODAL-09', async () => {
  const cache = createTagCache();
  await cache.get('page hr 1', ['pages'], text(5000));
  await cache.get('page hr 1', ['pages'], text(5000));
  await cache.get('page en 1', ['pages'], text(100));
  await cache.get('options', ['options'], text(10));
  const counted = () =>
    cache.kinds().map(({ kind, entries, hits, misses }) => [kind, entries, hits, misses]);
  expect(counted()).toEqual([
    ['page', 2, 1, 2],
    ['options', 1, 0, 1],
  ]);
  expect(cache.kinds()[0]?.bytes).toBe(5000 + 100 + 800);
  cache.drop([kindTag('page')]);
  expect(counted()).toEqual([
    ['options', 1, 0, 1],
    ['page', 0, 1, 2],
  ]);
  cache.drop([everyKind]);
  expect(cache.size).toBe(0);
});
