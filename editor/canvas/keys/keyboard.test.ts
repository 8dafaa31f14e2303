import { expect, test } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { editorMessages } from '../../i18n/messages.ts';
import { isTaken, type KeyTarget, shortcutOf } from './keyboard.ts';
import { shortcuts } from './shortcuts.ts';

const nowhere: KeyTarget = {
  isTyping: false,
  isInLine: false,
  isInPopup: false,
  isInPage: true,
};
const pressed = (key: string, more: object = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  }) as KeyboardEvent;

test('no two shortcuts share a chord', () => {
  const all = shortcuts.flatMap(({ chords }) => chords);
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(shortcuts.length);
});

test('every shortcut has its label in every language', () => {
  for (const language of languages) {
    const messages = editorMessages(language);
    const missing = shortcuts.filter(({ label }) => !messages[label]).map(({ label }) => label);
    expect(missing).toEqual([]);
  }
});

test('in fields only history shortcuts and ways out of the field work', () => {
  const typing = { ...nowhere, isTyping: true, isInPage: false };
  expect(shortcutOf(pressed('Delete'), () => typing)).toBeUndefined();
  expect(shortcutOf(pressed('h'), () => typing)).toBeUndefined();
  expect(shortcutOf(pressed('z', { ctrlKey: true }), () => typing)?.id).toBe('undo');
  expect(shortcutOf(pressed('F6'), () => typing)?.id).toBe('nextPart');
  expect(shortcutOf(pressed('k', { ctrlKey: true }), () => typing)).toBeUndefined();
  const inLine = { ...typing, isInLine: true };
  expect(shortcutOf(pressed('k', { ctrlKey: true }), () => inLine)?.id).toBe('palette');
  expect(shortcutOf(pressed('h'), () => inLine)).toBeUndefined();
  expect(shortcutOf(pressed('Delete'), () => nowhere)?.id).toBe('remove');
});

test('arrow keys change the selection only while the page has focus, and dialogs handle all keys', () => {
  const panel = { ...nowhere, isInPage: false };
  expect(shortcutOf(pressed('ArrowDown'), () => panel)).toBeUndefined();
  expect(shortcutOf(pressed('ArrowDown'), () => nowhere)?.id).toBe('next');
  expect(isTaken('everywhere', { ...nowhere, isInPopup: true })).toBe(false);
});
