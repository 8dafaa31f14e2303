import { translateOptions } from '#schemas/block/translations.ts';
import type { ElementInput, JsonObject } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';

/** Returns an example's options in a language, else in English, else in the language they are written in. */
export function exampleOptions(
  { options = {}, translations = {} }: Pick<ElementInput, 'options' | 'translations'>,
  language: Language,
  written: Language,
): JsonObject {
  const texts = language === written ? undefined : (translations[language] ?? translations['en']);
  return texts ? translateOptions(options, texts) : options;
}
