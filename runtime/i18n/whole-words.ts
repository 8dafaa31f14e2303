import type { Messages } from './messages.ts';

/**
 * Returns texts in which `e-adresu`, `email` or `E-Mail` stay on one line: a hyphen after a single letter
 * becomes a non-breaking one (U+2011). The first word of a text is unchanged: it always fits on its line, and
 * labels remain searchable.
 */
export function keepWordsWhole(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      message.replaceAll(/(?<=[\s(])(\p{L})-(?=\p{L})/gu, '$1\u2011'),
    ]),
  );
}
