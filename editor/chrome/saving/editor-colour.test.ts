import { expect, test } from 'vitest';
import { editorColour, initials } from './editor-colour.ts';

test('a tab keeps its colour', () => {
  expect(editorColour('abc')).toBe(editorColour('abc'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(editorColour)).size).toBe(6);
});

test('initials are the first letters of the first and last name', () => {
  expect(initials('Iva Marija Ivić')).toBe('II');
  expect(initials('žarko')).toBe('Ž');
  expect(initials('ana@example.com')).toBe('AC');
  expect(initials('')).toBe('');
});
