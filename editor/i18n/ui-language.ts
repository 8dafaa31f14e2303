import { useLocale } from 'react-aria-components';
import { defaultLanguage, type Language, languages, localeOf } from '#schemas/languages.ts';

/** The language that the user reads, in edit mode and in the back office. */
export function useUiLanguage(): Language {
  const { locale } = useLocale();
  return languages.find((language) => localeOf(language) === locale) ?? defaultLanguage;
}
