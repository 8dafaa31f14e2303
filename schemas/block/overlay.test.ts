import { expect, test } from 'vitest';
import { overlay } from './overlay.ts';

test('merges objects and replaces all other values, including lists', () => {
  const base = { title: 'A', list: [1, 2], button: { label: 'B', tone: 'sea' } };
  const over = { list: [3], button: { label: 'C' }, more: null };
  expect(overlay(base, over)).toEqual({
    title: 'A',
    list: [3],
    button: { label: 'C', tone: 'sea' },
    more: null,
  });
  expect(base.button.label).toBe('B');
});

test('a key named like a prototype member is an ordinary key', () => {
  const made = overlay({}, JSON.parse('{"__proto__": {"open": true}, "constructor": 1}'));
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(made).not.toHaveProperty('open');
});
