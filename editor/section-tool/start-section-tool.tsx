import '../ui/tokens.css';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import { createEditorApi, EditorApiContext } from '../api/editor-api.ts';
import { createDialogs, DialogHost } from '../dialogs/dialogs.tsx';
import { RichTextFieldContext } from '../forms/field-context.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { createPickers } from '../pickers/create-pickers.ts';
import { PickersContext } from '../pickers/pickers.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { sectionPhrases } from './section-phrases.ts';
import { SectionTool } from './section-tool.tsx';
import { readToolState, type ToolState } from './tool-state.ts';

/** Draws the section tool on its page. */
export function startSectionTool(blocks: EditorBlocks): void {
  const root = document.getElementById(rootElementId);
  const state = readToolState(document);
  if (!root || !state) return;
  root.className = 'izlog-editor';
  createRoot(root).render(<SectionToolPage blocks={blocks} state={state} />);
}

export interface SectionToolPageProps {
  readonly blocks: EditorBlocks;
  readonly state: ToolState;
}

/** The tool with all that its form needs around it. */
export function SectionToolPage({ blocks, state }: SectionToolPageProps) {
  const { uiLanguage, site } = state;
  const parts = useMemo(() => {
    const t = createTranslator(uiLanguage, sectionPhrases(uiLanguage));
    const api = createEditorApi(uiLanguage);
    const dialogs = createDialogs();
    const { currency } = site;
    const pickers = createPickers({ api, dialogs, t, currency, anchors: () => [] });
    return { t, api, dialogs, pickers };
  }, [uiLanguage, site]);
  return (
    <TranslateProvider t={parts.t}>
      <EditorApiContext value={parts.api}>
        <PickersContext value={parts.pickers}>
          <RichTextFieldContext value={RichTextField}>
            <DialogHost dialogs={parts.dialogs}>
              <SectionTool blocks={blocks} state={state} />
            </DialogHost>
          </RichTextFieldContext>
        </PickersContext>
      </EditorApiContext>
    </TranslateProvider>
  );
}
