/** Control characters except line breaks and tabs, and characters that change the text direction. */
const invisible = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Normalizes plain text from visitors. It is shown as text, so markup may stay. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(invisible, '').trim();
}
