import { expect, test } from 'vitest';
import { bothChanged } from './both-changed.ts';

const stored = { code: 'A', value: 10, name: { en: 'Sale' } };

test('a field that only one of both changed is no conflict', () => {
  expect(bothChanged({ code: 'B' }, stored, { ...stored, value: 20 })).toBeNull();
});

test('the same new value is no conflict, whatever the order of its keys', () => {
  const now = { ...stored, name: { de: 'Aktion', en: 'Sale' } };
  expect(bothChanged({ name: { en: 'Sale', de: 'Aktion' } }, stored, now)).toBeNull();
});

test('a field with two new values is named with both, also an emptied one', () => {
  const now = { code: 'C', value: 20, name: stored.name };
  expect(bothChanged({ code: 'B', value: 30, name: { en: 'Autumn' } }, stored, now)).toEqual({
    mine: { code: 'B', value: 30 },
    theirs: { code: 'C', value: 20 },
  });
  expect(bothChanged({ value: 30 }, stored, { code: 'A', name: stored.name })).toEqual({
    mine: { value: 30 },
    theirs: { value: null },
  });
});
