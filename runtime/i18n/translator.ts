import Polyglot from 'node-polyglot';
import type { Language } from '#schemas/languages.ts';
import type { Messages } from './messages.ts';

/** `smart_count` selects the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;
export type Translate = (key: string, params?: MessageParams) => string;

/**
 * Returns a translation function. A missing key is a bug that tests find; visitors see the placeholder of
 * FORM-10 instead of nothing.
 */
export function createTranslator(language: Language, phrases: Messages): Translate {
  const polyglot = new Polyglot({
    locale: language,
    phrases: { ...phrases },
    onMissingKey: (key) => `[${key}: locale entry needed]`,
  });
  return (key, params) => polyglot.t(key, params);
}
