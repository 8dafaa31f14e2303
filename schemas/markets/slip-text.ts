/**
 * Returns one line of at most `length` characters: a line break inside a field would shift all later fields.
 * Never cuts a character in half.
 */
export function slipText(text: string, length: number): string {
  const line = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
  return [...line.trim()].slice(0, length).join('').trimEnd();
}
