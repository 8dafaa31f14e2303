import { expect, it } from 'vitest';
import { moveTo } from './move-to.ts';

const move = (names: string[], target: string, side: 'before' | 'after') =>
  moveTo(['a', 'b', 'c', 'd'], (name) => name, new Set(names), target, side).join('');

it('moves items forward and back, several at once · MODAL-12 EDIT-10', () => {
  expect(move(['a'], 'c', 'after')).toBe('bcad');
  expect(move(['d'], 'a', 'before')).toBe('dabc');
  expect(move(['a', 'c'], 'd', 'after')).toBe('bdac');
  expect(move(['b'], 'b', 'after')).toBe('abcd');
});
