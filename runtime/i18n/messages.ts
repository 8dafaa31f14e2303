import type { TextsByLanguage } from '#schemas/languages.ts';

/** Texts of one language: key to phrase, plural forms separated by ` |||| ` (hr has three). */
export type Messages = Readonly<Record<string, string>>;
export type MessagesByLanguage = TextsByLanguage<Messages>;

/** Declares texts that exist in every language: all languages must have the same keys. */
export function defineMessages<const Keys extends string>(
  messages: TextsByLanguage<Readonly<Record<Keys, string>>>,
): TextsByLanguage<Readonly<Record<Keys, string>>> {
  return messages;
}

/** Prefixes each key with `prefix.`, so blocks do not collide. */
export function prefixed(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [`${prefix}.${key}`, message]),
  );
}
