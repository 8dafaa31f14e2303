/** Keys that move the caret or edit text together with Ctrl or Command. */
const textKeys = /^([acvx]|Arrow\w+|Backspace|Delete|Home|End)$/i;

/** Whether a key edits the text instead of triggering a shortcut. Undo and redo are shortcuts. */
export function belongsToText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return textKeys.test(key);
  return !altKey && !/^F\d+$/.test(key) && key !== 'Tab';
}

/** Enter and Escape accept and dismiss the suggestions of an input method. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
