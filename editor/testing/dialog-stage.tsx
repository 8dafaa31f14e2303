import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { type Language, localeOf } from '#schemas/languages.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { editorMessages } from '../i18n/messages.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import type { EditorApi } from '../session/api/editor-api.ts';
import { Button } from '../ui/button.tsx';
import '../ui/tokens.css';
import { createDialogs, DialogHost, type Dialogs } from '../ui/dialogs/dialogs.tsx';

/** Translator with all texts of the editor. */
export const dialogTranslator = (language: Language) =>
  createTranslator(language, editorMessages(language));

interface DialogStageProps {
  readonly api: EditorApi;
  /** Called on click. Focus must return to the button. */
  readonly open: (dialogs: Dialogs) => unknown;
  readonly language?: Language;
  readonly children?: ReactNode;
}

/** Test stage for dialogs: a button that opens one, and everything dialogs need. */
export function DialogStage({ api, open, language = 'hr', children }: DialogStageProps) {
  const [dialogs] = useState(createDialogs);
  return (
    <I18nProvider locale={localeOf(language)}>
      <TranslateProvider t={dialogTranslator(language)}>
        <EditorApiContext value={api}>
          <DialogHost dialogs={dialogs}>
            <main className="izlog-editor">
              <Button onPress={() => void open(dialogs)}>open</Button>
              {children}
            </main>
          </DialogHost>
        </EditorApiContext>
      </TranslateProvider>
    </I18nProvider>
  );
}
