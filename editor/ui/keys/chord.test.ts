import { expect, test } from 'vitest';
import { matches, readableChord } from './chord.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('Mod is Command on a Mac and Ctrl elsewhere', () => {
  expect(matches('Mod+Z', pressed('z', { ctrlKey: true }), false)).toBe(true);
  expect(matches('Mod+Z', pressed('z', { metaKey: true }), true)).toBe(true);
  expect(matches('Mod+Z', pressed('z', { ctrlKey: true }), true)).toBe(false);
  expect(matches('Mod+Z', pressed('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(matches('Mod+Shift+Z', pressed('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(true);
});

test('punctuation keys match by character on every keyboard', () => {
  expect(matches('?', pressed('?', { shiftKey: true }))).toBe(true);
  expect(matches('/', pressed('/', { shiftKey: true }))).toBe(true);
  expect(matches('Plus', pressed('+'))).toBe(true);
  expect(matches('H', pressed('h', { altKey: true }))).toBe(false);
});

test('chords are shown with the key names of the platform', () => {
  expect(readableChord('Mod+Shift+ArrowUp', false)).toBe('Ctrl+Shift+↑');
  expect(readableChord('Mod+Shift+ArrowUp', true)).toBe('⌘⇧↑');
  expect(readableChord('Plus', false)).toBe('+');
});
