import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCases } from '#tests/support/random-runs.ts';
import { keyBetween, keysBetween } from './order.ts';

test('a key is between its neighbours, however often the same gap is split', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (slotKeys) => {
      const keys: string[] = [];
      for (const slotKey of slotKeys) {
        const at = slotKey % (keys.length + 1);
        const key = keyBetween(keys[at - 1] ?? null, keys[at] ?? null);
        keys.splice(at, 0, key);
      }
      expect(keys).toEqual([...keys].sort());
      expect(new Set(keys).size).toBe(keys.length);
    }),
    randomCases(1000),
  );
});

test('keys of stored lists are accepted', () => {
  expect(keyBetween('a0', 'a1') > 'a0').toBe(true);
  expect(keyBetween('a0', 'a1') < 'a1').toBe(true);
  expect(keyBetween(null, 'a0') < 'a0').toBe(true);
  expect(keyBetween('a0', null) > 'a0').toBe(true);
  expect(keyBetween('a0', 'a01') > 'a0').toBe(true);
});

test('five thousand appended keys stay short', () => {
  const keys = keysBetween(null, null, 5000);
  expect(keys).toEqual([...keys].sort());
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(8);
});

test('a gap split four thousand times keeps keys within the stored length', () => {
  let high = 'b';
  for (let step = 0; step < 4000; step++) high = keyBetween('a', high);
  expect(high.length).toBeLessThanOrEqual(1000);
  expect(high > 'a').toBe(true);
});
