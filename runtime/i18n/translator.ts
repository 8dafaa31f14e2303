import Polyglot from 'node-polyglot';
import type { Language } from '#schemas/languages.ts';
import type { Messages } from './messages.ts';

/** `smart_count` chooses the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;
export type Translate = (key: string, params?: MessageParams) => string;

/**
 * Looks messages up. A missing key is a bug that tests find; a visitor sees the placeholder of
 * FORM-10 rather than nothing.
 */
export function createTranslator(language: Language, phrases: Messages): Translate {
  const polyglot = new Polyglot({
    locale: language,
    phrases: { ...phrases },
    onMissingKey: (key) => `[${key}: locale entry needed]`,
  });
  return (key, params) => polyglot.t(key, params);
}
