import { expect, test } from 'vitest';
import { caretAfterChange, cleanText, insertText } from './text-value.ts';

const line = { isMultiline: false, maxLength: 10 };
const lines = { isMultiline: true, maxLength: 100 };

test('a single line has no line breaks', () => {
  expect(cleanText('a \r\n  b\u2028c\td', line)).toBe('a b c d');
  expect(cleanText('a\r\n  b', lines)).toBe('a\n  b');
});

test('invisible characters are removed', () => {
  expect(cleanText('\ufeffa\u0000b\u200bc\u001f', lines)).toBe('abc');
});

test('pasted text replaces the selection, in either direction', () => {
  expect(insertText('abcd', { anchor: 3, focus: 1 }, 'X', line)).toEqual({ text: 'aXd', caret: 2 });
  expect(insertText('abcd', { anchor: 1, focus: 3 }, 'X', line)).toEqual({ text: 'aXd', caret: 2 });
});

test('text is cut at the maximum length, counted as schemas do', () => {
  const full = insertText('12345678', { anchor: 8, focus: 8 }, '🗺🗺🗺', line);
  expect(full).toEqual({ text: '12345678🗺🗺', caret: 12 });
  const over = insertText('x'.repeat(12), { anchor: 0, focus: 0 }, 'y', line);
  expect(over.text).toBe('x'.repeat(12));
});

test('the caret follows a change made elsewhere', () => {
  expect(caretAfterChange('the sea', 'the blue sea')).toBe(9);
  expect(caretAfterChange('the blue sea', 'the sea')).toBe(4);
  expect(caretAfterChange('aa', 'aaa')).toBe(3);
  expect(caretAfterChange('', 'abc')).toBe(3);
});
