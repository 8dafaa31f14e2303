import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Translate } from '#runtime/i18n/translator.ts';
import { localeOf } from '#schemas/languages.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { EditorContext, type EditorPorts } from '../canvas/editor-context.ts';
import { type Pickers, PickersContext } from '../canvas/pickers.ts';
import { RichTextField } from '../canvas/rich-text/rich-text-field.tsx';
import { RichTextFieldContext } from '../chrome/forms/field-context.ts';
import { SavingContext } from '../chrome/saving/saving-context.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import type { EditorApi } from '../session/api/editor-api.ts';
import type { Saving } from '../session/saving/create-saving.ts';
import type { RichTextFieldProps } from '../ui/fields/rich-text-props.ts';

export interface EditorParts {
  readonly ports: EditorPorts;
  readonly t: Translate;
  readonly api: EditorApi;
  readonly pickers: Pickers;
  readonly saving: Saving;
}

const renderRichText = (field: RichTextFieldProps) => <RichTextField {...field} />;

/** Provides what both the page and the chrome around it may use. */
export function PortsProvider({
  parts,
  children,
}: {
  readonly parts: EditorParts;
  readonly children: ReactNode;
}) {
  const { ports, t, api, pickers, saving } = parts;
  return (
    <I18nProvider locale={localeOf(ports.payload.uiLanguage)}>
      <TranslateProvider t={t}>
        <EditorContext value={ports}>
          <EditorApiContext value={api}>
            <PickersContext value={pickers}>
              <SavingContext value={saving}>
                <RichTextFieldContext value={renderRichText}>{children}</RichTextFieldContext>
              </SavingContext>
            </PickersContext>
          </EditorApiContext>
        </EditorContext>
      </TranslateProvider>
    </I18nProvider>
  );
}
