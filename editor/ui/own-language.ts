import { useLocale } from 'react-aria-components';

/**
 * Attributes of what has texts of the editor. The document has the language and the direction of the page, which may
 * be others.
 */
export function useOwnLanguage() {
  const { locale, direction } = useLocale();
  return { lang: locale, dir: direction };
}
