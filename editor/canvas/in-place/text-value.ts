/** A caret or selection, as offsets into the text. */
export interface TextSelection {
  readonly anchor: number;
  readonly focus: number;
}

export interface TextLimits {
  readonly isMultiline: boolean;
  /** Maximum length in code points, as in JSON Schema. */
  readonly maxLength: number;
}

/** Removes control characters, and line breaks unless the text is multiline. */
export function cleanText(text: string, { isMultiline }: TextLimits): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const visible = lines.replace(/[\p{Cc}\u200b\ufeff]/gu, (sign) => {
    if (sign === '\n') return sign;
    return sign === '\t' ? ' ' : '';
  });
  return isMultiline ? visible : visible.replace(/ *\n\s*/g, ' ');
}

/** Replaces the selection with as much of `insert` as fits, with the caret behind it. */
export function insertText(
  text: string,
  { anchor, focus }: TextSelection,
  insert: string,
  limits: TextLimits,
): { readonly text: string; readonly caret: number } {
  const from = Math.min(anchor, focus);
  const rest = text.slice(Math.max(anchor, focus));
  const room = limits.maxLength - countSigns(text.slice(0, from)) - countSigns(rest);
  const fitting = firstSigns(cleanText(insert, limits), Math.max(0, room));
  return { text: text.slice(0, from) + fitting + rest, caret: from + fitting.length };
}

export const countSigns = (text: string): number => [...text].length;

export const firstSigns = (text: string, count: number): string =>
  countSigns(text) <= count ? text : [...text].slice(0, count).join('');

/** Returns the caret position after the text was changed elsewhere: behind the change. */
export function caretAfterChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - end;
}

/** Returns the text as a page shows it where white space collapses. */
export const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
