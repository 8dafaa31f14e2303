import type { Messages } from './messages.ts';

/**
 * Texts in which `e-adresu`, `e-mail` or `E-Mail` stay on one line: a single letter before a hyphen
 * gets one that does not break (U+2011). The first word of a text is left as it is: a line is never
 * too narrow for it, and labels stay what people look for.
 */
export function keepWordsWhole(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      message.replaceAll(/(?<=[\s(])(\p{L})-(?=\p{L})/gu, '$1\u2011'),
    ]),
  );
}
