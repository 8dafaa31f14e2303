import { foldText } from '../fold-text.ts';

/** A word as it is written, in lower case, and folded. */
export interface TextWord {
  readonly written: string;
  readonly folded: string;
}

/** The s of `children’s` is no word. */
const possessive = /['’]s(?![\p{L}\p{N}])/gu;
const between = /[^\p{L}\p{N}\p{M}]+/u;
const hyphenated = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)+/gu;

/** Returns the words of a text; `T-shirt` also counts as one word. */
export function textWords(text: string): TextWord[] {
  const lower = text.normalize('NFC').toLowerCase().replace(possessive, '');
  const joined = lower.includes('-') ? (lower.match(hyphenated) ?? []) : [];
  const written = [...lower.split(between), ...joined.map((word) => word.replaceAll('-', ''))];
  return written.filter(Boolean).map((word) => ({ written: word, folded: foldText(word) }));
}
