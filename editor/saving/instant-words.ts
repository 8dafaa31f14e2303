import { useCallback } from 'react';
import { useEditor } from '../start/editor-context.ts';

const locales = { hr: 'hr-HR', en: 'en-GB', de: 'de-DE' } as const;

/** Instants in the time zone of the person at work: `21. stu 2026. 14:05`. */
export function useInstantWords(): (instant: string | number) => string {
  const { uiLanguage } = useEditor().payload;
  return useCallback(
    (instant) =>
      new Intl.DateTimeFormat(locales[uiLanguage], {
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(new Date(instant)),
    [uiLanguage],
  );
}
