import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createStore } from 'zustand/vanilla';
import type { ApiClient } from '#runtime/api/client.ts';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import { EditorContext, type EditorPorts } from '../canvas/editor-context.ts';
import { createBlockData } from '../canvas/page/block-data.ts';
import { createSlotProbes } from '../canvas/page/slot-probes.ts';
import { createViewLoader } from '../canvas/page/view-loader.ts';
import { createPageRuntime } from '../canvas/page-runtime.ts';
import { PanelsContext } from '../chrome/panels/panels-context.ts';
import { SavingContext } from '../chrome/saving/saving-context.ts';
import { editorMessages } from '../i18n/messages.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { createUiStore } from '../session/ui/ui-store.ts';
import { createDialogs, DialogHost } from '../ui/dialogs/dialogs.tsx';
import type { OpenTab } from './editor.ts';
import '../ui/tokens.css';

/** Ports for the chrome of an open tab, for tests in a browser. */
export function stagePorts({ editing }: OpenTab, api: ApiClient): EditorPorts {
  const page = {
    language: 'hr',
    path: '/',
    screen: 'home',
    param: null,
    head: { alternates: {} },
    session: { user: null, cart: null, wishlist: [] },
    links: {},
    media: {},
    site: {},
  };
  const payload = {
    page,
    content: 'page:1',
    regions: { header: [], footer: [], overlays: [] },
    documents: [...editing.documents.values()],
    nodes: [],
    clock: 1,
    data: {},
    user: { id: 1, name: 'Ana', scopes: ['admin'] },
    uiLanguage: 'hr',
    now: '2026-11-21T12:00:00Z',
  } as unknown as EditPayload;
  return {
    editing,
    payload,
    api,
    canvas: {
      editing,
      views: createViewLoader(editing.blocks),
      data: createBlockData({}),
      probes: createSlotProbes(),
      references: createStore(() => ({ links: {}, media: {} })),
      sections: createStore(() => ({})),
      viewer: { language: 'hr', now: new Date(payload.now), user: null },
    },
    ui: createUiStore(),
    page: document.createElement('div'),
  };
}

interface EditorStageProps {
  readonly tab: OpenTab;
  readonly ports: EditorPorts;
  readonly children: ReactNode;
}

export function EditorStage({ tab, ports, children }: EditorStageProps) {
  const t = createTranslator('hr', { ...coreMessages('hr'), ...editorMessages('hr') });
  const runtime = createPageRuntime(ports.payload.page);
  const panels = { problems: null as never, runtime };
  return (
    <I18nProvider locale="hr-HR">
      <TranslateProvider t={t}>
        <EditorContext value={ports}>
          <SavingContext value={tab.saving}>
            <PanelsContext value={panels}>
              <DialogHost dialogs={createDialogs()}>
                <main className="izlog-editor">{children}</main>
              </DialogHost>
            </PanelsContext>
          </SavingContext>
        </EditorContext>
      </TranslateProvider>
    </I18nProvider>
  );
}
