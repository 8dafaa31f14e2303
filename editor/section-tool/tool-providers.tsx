import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { localeOf } from '#schemas/languages.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { PickersContext } from '../canvas/pickers.ts';
import { RichTextField } from '../canvas/rich-text/rich-text-field.tsx';
import { RichTextFieldContext } from '../chrome/forms/field-context.ts';
import { createPickers } from '../chrome/pickers/create-pickers.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { createEditorApi } from '../session/api/editor-api.ts';
import { createDialogs, DialogHost } from '../ui/dialogs/dialogs.tsx';
import { sectionMessages } from './section-messages.ts';
import type { ToolState } from './tool-state.ts';

interface ToolProvidersProps {
  readonly state: Pick<ToolState, 'uiLanguage' | 'site'>;
  readonly children: ReactNode;
}

/** Provides the contexts that the editor's forms and dialogs need. */
export function ToolProviders({ state: { uiLanguage, site }, children }: ToolProvidersProps) {
  const parts = useMemo(() => {
    const t = createTranslator(uiLanguage, sectionMessages(uiLanguage));
    const api = createEditorApi(uiLanguage);
    const dialogs = createDialogs();
    const { currency } = site;
    const pickers = createPickers({ api, dialogs, t, currency, anchors: () => [] });
    return { t, api, dialogs, pickers };
  }, [uiLanguage, site]);
  return (
    <I18nProvider locale={localeOf(uiLanguage)}>
      <TranslateProvider t={parts.t}>
        <EditorApiContext value={parts.api}>
          <PickersContext value={parts.pickers}>
            <RichTextFieldContext value={RichTextField}>
              <DialogHost dialogs={parts.dialogs}>{children}</DialogHost>
            </RichTextFieldContext>
          </PickersContext>
        </EditorApiContext>
      </TranslateProvider>
    </I18nProvider>
  );
}
