import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { AddedByType } from '#runtime/added/added-files.ts';
import type { Runtime } from '#runtime/block/context.tsx';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { createTranslator, type Translate } from '#runtime/i18n/translator.ts';
import { type EditPayload, editStateElementId } from '#runtime/page/edit-payload.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import { currentSectionStyles } from '#runtime/page/section-styles.ts';
import type { Language } from '#schemas/languages.ts';
import type { AddedToEditor } from '../added/fetch-editor-blocks.ts';
import type { EditorPorts } from '../canvas/editor-context.ts';
import { nodeName } from '../canvas/node-names.ts';
import { createBlockData } from '../canvas/page/block-data.ts';
import type { CanvasPorts } from '../canvas/page/canvas-context.ts';
import { followMenus } from '../canvas/page/follow-menus.ts';
import { requestElements } from '../canvas/page/request-elements.ts';
import { createSlotProbes } from '../canvas/page/slot-probes.ts';
import { createViewLoader, type ViewLoader } from '../canvas/page/view-loader.ts';
import { createPageRuntime } from '../canvas/page-runtime.ts';
import { createPickers } from '../chrome/pickers/create-pickers.ts';
import { PageCanvas } from '../chrome/preview/page-canvas.tsx';
import { restoreView } from '../chrome/shell/saved-view.ts';
import type { Texts } from '../i18n/texts.ts';
import { createEditing, type Editing } from '../model/document/editing.ts';
import { createEditorApi } from '../session/api/editor-api.ts';
import { createBrowserSaving } from '../session/saving/browser-saving.ts';
import { readRememberedUi, rememberUi } from '../session/ui/remembered-ui.ts';
import { createUiStore, type UiStore } from '../session/ui/ui-store.ts';
import { createDialogs } from '../ui/dialogs/dialogs.tsx';
import { Chrome } from './chrome.tsx';
import { PortsProvider } from './ports-provider.tsx';

/** Takes over the server-rendered page and mounts the editor's chrome over it. */
export async function startEditor(built: EditorBlocks, texts: Texts): Promise<EditorPorts | null> {
  const page = document.getElementById(rootElementId);
  const state = document.getElementById(editStateElementId)?.textContent;
  if (!page || !state) return null;
  const sent = JSON.parse(state) as EditPayload;
  const added = await fetchAdded(sent.page.added);
  const blocks = { ...built, ...added?.blocks };
  const views = createViewLoader(blocks);
  const [own, messages] = await Promise.all([
    texts.editor(sent.uiLanguage),
    texts.page(sent.page.language),
    views.load(new Set(sent.nodes.map(({ handler }) => handler))),
  ]);
  const { page: sentPage } = sent;
  const addedMessages = added?.messages(sentPage.language);
  const payload = { ...sent, page: { ...sentPage, messages: { ...messages, ...addedMessages } } };
  const ports = createPorts(payload, blocks, page, views);
  render(ports, createPageRuntime(payload.page), createTranslator(payload.uiLanguage, own));
  restoreView(ports);
  return ports;
}

/** Few shops have added blocks, so their code is loaded separately. */
async function fetchAdded(added: AddedByType | undefined): Promise<AddedToEditor | null> {
  if (!added) return null;
  const { fetchEditorBlocks } = await import('../added/fetch-editor-blocks.ts');
  return fetchEditorBlocks(added);
}

function createPorts(
  payload: EditPayload,
  blocks: EditorBlocks,
  page: HTMLElement,
  views: ViewLoader,
): EditorPorts {
  const { documents, nodes, user } = payload;
  const { language, session, links, media } = payload.page;
  const editing = createEditing({
    blocks,
    documents,
    nodes,
    language,
    uiLanguage: payload.uiLanguage,
    scopes: user.scopes,
    ...(payload.hidden && { hidden: payload.hidden }),
  });
  const canvas: CanvasPorts = {
    editing,
    views,
    data: createBlockData(payload.data),
    probes: createSlotProbes(),
    references: createStore(() => ({ links, media })),
    sections: createStore(() => currentSectionStyles(payload.page.site.sections ?? {}, blocks)),
    viewer: { language, now: new Date(payload.now), user: session.user },
  };
  return { editing, payload, api: createEditorApi(language), canvas, ui: rememberedUi(), page };
}

function rememberedUi(): UiStore {
  const storage = () => localStorage;
  const ui = createUiStore(readRememberedUi(storage));
  rememberUi(ui, storage);
  return ui;
}

/** Anchors of the screen that links can target. */
function anchorsOf({ nodes, blocks }: Editing, language: Language) {
  return [...nodes.ids()].flatMap((id) => {
    const node = nodes.get(id);
    const anchor = node?.meta.anchor;
    return node && anchor ? [{ id: anchor, title: nodeName(nodes, blocks, node, language) }] : [];
  });
}

function render(ports: EditorPorts, runtime: Runtime, t: Translate): void {
  const { page, uiLanguage: language } = ports.payload;
  const api = createEditorApi(page.language);
  const dialogs = createDialogs();
  const { currency } = page.site;
  const anchors = () => anchorsOf(ports.editing, language);
  const pickers = createPickers({ api, dialogs, t, currency, anchors });
  const saving = createBrowserSaving(ports.editing, ports.payload, ports.api);
  const request = requestElements(ports.payload.page);
  followMenus({
    ...ports,
    regions: ports.payload.regions,
    data: ports.canvas.data,
    saving,
    request,
  });
  const parts = { ports, t, api, pickers, saving };
  const chrome = document.createElement('div');
  chrome.id = 'izlog-editor';
  chrome.className = 'izlog-editor';
  chrome.role = 'region';
  chrome.ariaLabel = t('shell.editor');
  chrome.lang = language;
  document.body.append(chrome);
  createRoot(ports.page).render(
    <PortsProvider parts={parts}>
      <PageCanvas ports={ports} runtime={runtime} />
    </PortsProvider>,
  );
  createRoot(chrome).render(
    <PortsProvider parts={parts}>
      <Chrome ports={ports} runtime={runtime} dialogs={dialogs} />
    </PortsProvider>,
  );
}
