import '#runtime/ui/styles.ts';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { pageTexts } from '#app/texts/page-texts.ts';
import { EditorApiContext } from '#editor/canvas/editor-api-context.ts';
import { EditorContext, type EditorPorts } from '#editor/canvas/editor-context.ts';
import { Overlay } from '#editor/canvas/overlay/overlay.tsx';
import { createBlockData } from '#editor/canvas/page/block-data.ts';
import { createSlotProbes } from '#editor/canvas/page/slot-probes.ts';
import { createViewLoader } from '#editor/canvas/page/view-loader.ts';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { PickersContext } from '#editor/canvas/pickers.ts';
import { renderQuickInsert } from '#editor/chrome/panels/library/render-quick-insert.tsx';
import { PanelsContext } from '#editor/chrome/panels/panels-context.ts';
import { problemContext } from '#editor/chrome/panels/problems/problem-context.ts';
import { createProblemStore } from '#editor/chrome/panels/problems/problem-store.ts';
import { createPickers } from '#editor/chrome/pickers/create-pickers.ts';
import { PageCanvas } from '#editor/chrome/preview/page-canvas.tsx';
import { Preview } from '#editor/chrome/preview/preview.tsx';
import { Shell } from '#editor/chrome/shell/shell.tsx';
import { editorMessages } from '#editor/i18n/messages.ts';
import { TranslateProvider } from '#editor/i18n/translate.tsx';
import type { EditingStart } from '#editor/model/document/editing.ts';
import type { EditorApi } from '#editor/session/api/editor-api.ts';
import { createUiStore, type UiState } from '#editor/session/ui/ui-store.ts';
import { createDialogs, DialogHost } from '#editor/ui/dialogs/dialogs.tsx';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { SessionUser } from '#runtime/store/session.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { startEditing } from './editing.ts';
import { pageOf } from './page.ts';

// react-stately only virtualizes lists in tests if this is set.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

type Responses = Readonly<Record<string, (input: never) => unknown>>;

/** A back end with the given responses, and `unavailable` for everything else. */
export function fakeApi(responses: Responses = {}): EditorApi {
  const api = {
    language: 'hr',
    in: () => api,
    upload: async () => fail('unavailable'),
    async call(name: string, input: unknown): Promise<Result<unknown>> {
      const response = responses[name];
      return response ? ok(response(input as never)) : fail('unavailable');
    },
  };
  return api as unknown as EditorApi;
}

export interface StageOptions {
  readonly editing?: Partial<EditingStart>;
  readonly ui?: Partial<UiState>;
  readonly responses?: Responses;
  readonly server?: EditPayload['server'];
  /** The user who is logged in on the page; absent: none. */
  readonly user?: object;
}

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Renders the whole editor over a page of sample blocks, without a server. */
export function stageEditor({
  editing: start,
  ui: arranged,
  responses,
  server,
  user,
}: StageOptions = {}): EditorPorts {
  const editing = startEditing(start);
  const plain = {
    ...pageOf([], { language: editing.language }),
    messages: pageTexts(editing.language),
  };
  const session = { ...plain.session, ...(user && { user: user as SessionUser }) };
  const page = { ...plain, session };
  const root = document.createElement('div');
  root.id = 'izlog';
  const chrome = document.createElement('div');
  chrome.className = 'izlog-editor';
  document.body.append(root, chrome);
  const payload = { ...payloadOf(page, editing), ...(server && { server }) };
  const ui = createUiStore({ tipsSeen: true, docked: false, ...arranged });
  const api = fakeApi(responses);
  const canvas = {
    editing,
    views: createViewLoader(editing.blocks),
    data: createBlockData({}),
    probes: createSlotProbes(),
    references: createStore(() => ({ links: {}, media: {} })),
    sections: createStore(() => ({})),
    viewer: { language: editing.language, now: new Date(payload.now), user: null },
  };
  const ports: EditorPorts = { editing, payload, api, canvas, ui, page: root };
  render(ports, api, chrome);
  return ports;
}

function payloadOf(
  page: EditPayload['page'],
  editing: ReturnType<typeof startEditing>,
): EditPayload {
  return {
    page,
    content: 'page:1',
    regions: { header: [], footer: [], overlays: [], menus: [] },
    documents: [...editing.documents.values()],
    nodes: [...editing.nodes.ids()].flatMap((id) => editing.nodes.get(id) ?? []),
    clock: 0,
    data: {},
    user: { id: 1, name: 'Urednica', scopes: ['editor'] },
    uiLanguage: 'hr',
    now: '2026-06-01T10:00:00.000Z',
  };
}

function render(ports: EditorPorts, api: EditorApi, chrome: HTMLElement): void {
  const { payload, editing, page } = ports;
  const t = createTranslator('hr', editorMessages('hr'));
  const runtime = createPageRuntime(payload.page);
  const dialogs = createDialogs();
  const { currency } = payload.page.site;
  const pickers = createPickers({ api, dialogs, t, currency, anchors: () => [] });
  const problems = createProblemStore(editing.nodes, problemContext(ports));
  const roots = [createRoot(page), createRoot(chrome)] as const;
  roots[0].render(
    <TranslateProvider t={t}>
      <PageCanvas ports={ports} runtime={runtime} />
    </TranslateProvider>,
  );
  roots[1].render(
    <I18nProvider locale="hr-HR">
      <TranslateProvider t={t}>
        <EditorContext value={ports}>
          <EditorApiContext value={api}>
            <PickersContext value={pickers}>
              <PanelsContext value={{ problems, runtime }}>
                <DialogHost dialogs={dialogs}>
                  <Overlay preview={<Preview />} quickInsert={renderQuickInsert}>
                    <Shell />
                  </Overlay>
                </DialogHost>
              </PanelsContext>
            </PickersContext>
          </EditorApiContext>
        </EditorContext>
      </TranslateProvider>
    </I18nProvider>,
  );
  open.push(() => {
    problems.stop();
    for (const each of roots) each.unmount();
    page.remove();
    chrome.remove();
    document.body.removeAttribute('style');
  });
}
