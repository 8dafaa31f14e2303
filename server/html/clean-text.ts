/** Control characters but line breaks and tabs, and those that turn the direction of writing. */
const invisible = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Plain text that a stranger typed, in its one form; it is shown as text, so markup may stay. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(invisible, '').trim();
}
