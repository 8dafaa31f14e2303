import { type Language, localeOf } from '#schemas/languages.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Returns the format of numbers in a language. It is cached, because a list needs it in hundreds of cells. */
export function numberFormat(language: Language): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  formats.set(language, known);
  return known;
}
