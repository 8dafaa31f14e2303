/** Keys that move and cut text together with Ctrl or Command. */
const textKeys = /^([acvx]|Arrow\w+|Backspace|Delete|Home|End)$/i;

/** Whether a key belongs to the text, not to the tools around it. Undo and redo are the tools'. */
export function belongsToText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return textKeys.test(key);
  return !altKey && !/^F\d+$/.test(key) && key !== 'Tab';
}

/** Enter and Escape choose and close what an input method offers. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
