import type { Language } from '#schemas/languages.ts';

/** Texts of one language: key to phrase, plural forms parted by ` |||| ` (hr has three). */
export type Messages = Readonly<Record<string, string>>;
export type MessagesByLanguage = Readonly<Record<Language, Messages>>;

/** Declares texts that exist in every language: a key of one must be a key of all. */
export function defineMessages<const Keys extends string>(
  messages: Readonly<Record<Language, Readonly<Record<Keys, string>>>>,
): Readonly<Record<Language, Readonly<Record<Keys, string>>>> {
  return messages;
}

/** Puts `prefix.` before each key, so that blocks do not collide. */
export function prefixed(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [`${prefix}.${key}`, message]),
  );
}
