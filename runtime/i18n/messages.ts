import type { TextsByLanguage } from '#schemas/languages.ts';

/** Texts of one language: key to phrase, plural forms separated by ` |||| ` in the order of their categories. */
export type Messages = Readonly<Record<string, string>>;
export type MessagesByLanguage = TextsByLanguage<Messages>;

/** Prefixes each key with `prefix.`, so blocks do not collide. */
export function prefixed(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [`${prefix}.${key}`, message]),
  );
}
