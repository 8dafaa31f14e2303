import { expect, test } from 'vitest';
import { overlay } from './overlay.ts';

test('merges objects and replaces anything else, lists too', () => {
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

test('a name of the prototype is a name like any other', () => {
  const made = overlay({}, JSON.parse('{"__proto__": {"open": true}, "constructor": 1}'));
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(made).not.toHaveProperty('open');
});
