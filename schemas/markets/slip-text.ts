/** A line break inside a field would shift all that follow. Characters are never cut in half. */
export function slipText(text: string, length: number): string {
  const line = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
  return [...line.trim()].slice(0, length).join('').trimEnd();
}
