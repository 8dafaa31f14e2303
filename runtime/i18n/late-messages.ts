import { type Language, type TextsByLanguage, textsIn } from '#schemas/languages.ts';
import type { Messages } from './messages.ts';
import { createTranslator, type Translate } from './translator.ts';
import { keepWordsWhole } from './whole-words.ts';

type Fetch = () => Promise<{ readonly default: Messages }>;

/**
 * Returns a function that fetches the texts of a part that few visitors open, because pages do not contain
 * them (`lateMessages` of the model). It fetches each language once, and again after a failure.
 */
export function lateTexts(fetches: TextsByLanguage<Fetch>): (of: Language) => Promise<Translate> {
  const known = new Map<Language, Promise<Translate>>();
  return (language) => {
    const before = known.get(language);
    if (before) return before;
    const fetched = translatorOf(language, textsIn(fetches, language));
    known.set(language, fetched);
    fetched.catch(() => known.delete(language));
    return fetched;
  };
}

async function translatorOf(language: Language, fetch: Fetch): Promise<Translate> {
  const { default: messages } = await fetch();
  return createTranslator(language, keepWordsWhole(messages));
}
