import messages from 'virtual:messages/editor/chrome/theme';
import { type ReactNode, useMemo } from 'react';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator, type Translate } from '#runtime/i18n/translator.ts';
import { textsIn } from '#schemas/languages.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { TranslateProvider, useT } from '../../i18n/translate.tsx';

/** Provides the texts of the theme panel, which are loaded with it. */
export function OwnTexts({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { payload } = useEditor();
  const all = useMemo<Translate>(() => {
    const language = payload.uiLanguage;
    const own = createTranslator(language, prefixed('theme', textsIn(messages, language)));
    return (key, params) => (key.startsWith('theme.') ? own(key, params) : t(key, params));
  }, [t, payload]);
  return <TranslateProvider t={all}>{children}</TranslateProvider>;
}
