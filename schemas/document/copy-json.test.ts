import { expect, test } from 'vitest';
import { copyJson } from './copy-json.ts';

test('a copy is equal to its original and shares no objects with it', () => {
  const value = { list: [{ id: 'a', n: 1 }], none: null, text: 'č', flag: false };
  const copy = copyJson(value);
  expect(copy).toEqual(value);
  expect(copy.list[0]).not.toBe(value.list[0]);
});

test('a key never becomes the prototype', () => {
  const value = JSON.parse('{"__proto__": {"polluted": true}}') as { polluted?: boolean };
  const copy = copyJson(value as object as { a: string }) as typeof value;
  expect(copy.polluted).toBeUndefined();
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"polluted":true}}');
});
