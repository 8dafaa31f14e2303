import Polyglot from 'node-polyglot';
import type { Language } from '#schemas/languages.ts';
import categories from '#schemas/plural-categories.json' with { type: 'json' };
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
    pluralRules: pluralRules(language),
  });
  return (key, params) => polyglot.t(key, params);
}

/** JavaScript engines list the categories of a language in different orders; the forms have a fixed one. */
function pluralRules(language: Language) {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const own = categories.filter((each) => pluralCategories.some((category) => category === each));
  return {
    pluralTypes: { own: (count: number) => own.indexOf(rules.select(count)) },
    pluralTypeToLanguages: { own: [language] },
  };
}
