import { useMemo } from 'react';
import { type Language, languageName, languages } from '#schemas/languages.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { useReopen } from './reopen.ts';
import type { ScreenCommand } from './screen-command.ts';

/** Commands that switch the language of the editor, each named in that language (PERM-19). */
export function useLanguageCommands(): readonly ScreenCommand[] {
  const { uiLanguage } = useEditor().payload;
  const api = useEditorApi();
  const t = useT();
  const dialogs = useDialogs();
  const reopen = useReopen();
  return useMemo(() => {
    const switchTo = async (value: Language) => {
      const setting = { group: 'global', key: 'language', value } as const;
      const saved = await api.call('settings.setGeneralUser', setting);
      if (saved.ok) return reopen(location.pathname + location.search);
      await dialogs.confirm({
        title: t('shell.uiLanguage', { language: languageName(value) }),
        text: t(`errors.${saved.error.code}`),
        action: t('ui.close'),
      });
    };
    return languages
      .filter((language) => language !== uiLanguage)
      .map((language) => ({
        id: `uiLanguage ${language}`,
        icon: 'languages',
        label: t('shell.uiLanguage', { language: languageName(language) }),
        run: () => void switchTo(language),
      }));
  }, [uiLanguage, api, t, dialogs, reopen]);
}
