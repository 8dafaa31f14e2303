import '#runtime/ui/styles.ts';
import '#editor/ui/tokens.css';
import { createRoot, type Root } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { pageTexts } from '#app/texts/page-texts.ts';
import { EditorContext, type EditorPorts } from '#editor/canvas/editor-context.ts';
import { Overlay } from '#editor/canvas/overlay/overlay.tsx';
import { createBlockData } from '#editor/canvas/page/block-data.ts';
import { Canvas } from '#editor/canvas/page/canvas.tsx';
import type { CanvasPorts } from '#editor/canvas/page/canvas-context.ts';
import { createSlotProbes } from '#editor/canvas/page/slot-probes.ts';
import { createViewLoader } from '#editor/canvas/page/view-loader.ts';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { renderQuickInsert } from '#editor/chrome/panels/library/render-quick-insert.tsx';
import { Preview } from '#editor/chrome/preview/preview.tsx';
import { editorMessages } from '#editor/i18n/messages.ts';
import { TranslateProvider } from '#editor/i18n/translate.tsx';
import type { Editing } from '#editor/model/document/editing.ts';
import { createUiStore } from '#editor/session/ui/ui-store.ts';
import { createDialogs, DialogHost } from '#editor/ui/dialogs/dialogs.tsx';
import type { ApiClient } from '#runtime/api/client.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { Language } from '#schemas/languages.ts';
import { fail } from '#schemas/result.ts';
import { startEditing } from './editing.ts';
import { pageOf } from './page.ts';

export interface OverlayStage extends EditorPorts {
  /** Ids of rendered blocks since the list was last emptied, one entry per render. */
  readonly rendered: string[];
  readonly close: () => void;
}

interface StageOptions {
  readonly editing?: Editing;
  readonly language?: Language;
}

const api: ApiClient = { call: () => Promise.resolve(fail('unavailable')) } as ApiClient;

/** Opens a page in edit mode with all overlays, without panels; the interface is in English. */
export async function openOverlay({
  language = 'hr',
  editing = startEditing({ language }),
}: StageOptions = {}): Promise<OverlayStage> {
  const rendered: string[] = [];
  const payload = payloadOf(editing, language);
  const canvas: CanvasPorts = {
    editing,
    views: createViewLoader(editing.blocks),
    data: createBlockData({}),
    probes: createSlotProbes(),
    references: createStore(() => ({ links: {}, media: {} })),
    sections: createStore(() => ({})),
    viewer: { language, now: new Date(payload.now), user: null },
    onRender: (id) => rendered.push(id),
  };
  const nodes = [...editing.nodes.ids()].flatMap((id) => editing.nodes.get(id) ?? []);
  await canvas.views.load(nodes.map(({ handler }) => handler));
  const page = addElement('izlog');
  const ports: EditorPorts = { editing, payload, api, canvas, ui: createUiStore(), page };
  const roots = render(ports);
  while (!page.querySelector('[data-block]')) await new Promise(requestAnimationFrame);
  return {
    ...ports,
    rendered,
    close() {
      for (const root of roots) root.unmount();
      for (const id of ['izlog', 'izlog-editor']) document.getElementById(id)?.remove();
    },
  };
}

function payloadOf(editing: Editing, language: Language): EditPayload {
  return {
    page: { ...pageOf([], { language }), messages: pageTexts(language) },
    content: 'page:1',
    regions: { header: [], footer: [], overlays: [], menus: [] },
    documents: [...editing.documents.values()],
    nodes: [],
    clock: 0,
    data: {},
    user: { id: 1, name: 'Ana', scopes: editing.scopes },
    uiLanguage: 'en',
    now: '2026-01-01T00:00:00.000Z',
  };
}

function addElement(id: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  return element;
}

function render(ports: EditorPorts): Root[] {
  const { canvas, payload, page } = ports;
  const t = createTranslator('en', editorMessages('en'));
  const chrome = addElement('izlog-editor');
  chrome.className = 'izlog-editor';
  const [below, above] = [createRoot(page), createRoot(chrome)];
  const runtime = createPageRuntime(payload.page);
  below.render(
    <TranslateProvider t={t}>
      <Canvas ports={canvas} runtime={runtime} payload={payload} />
    </TranslateProvider>,
  );
  above.render(
    <TranslateProvider t={t}>
      <EditorContext value={ports}>
        <DialogHost dialogs={createDialogs()}>
          <Overlay preview={<Preview />} quickInsert={renderQuickInsert} />
        </DialogHost>
      </EditorContext>
    </TranslateProvider>,
  );
  return [below, above];
}
