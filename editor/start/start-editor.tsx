import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { AddedByType } from '#runtime/added/added-block.ts';
import type { Runtime } from '#runtime/block/context.tsx';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { createTranslator, type Translate } from '#runtime/i18n/translator.ts';
import { type EditPayload, editStateElementId } from '#runtime/page/edit-payload.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import type { Language } from '#schemas/languages.ts';
import type { AddedToEditor } from '../added/fetch-editor-blocks.ts';
import { createEditorApi } from '../api/editor-api.ts';
import { createBlockData } from '../canvas/block-data.ts';
import type { CanvasPorts } from '../canvas/canvas-context.ts';
import { requestElements } from '../canvas/request-elements.ts';
import { createSlotProbes } from '../canvas/slot-probes.ts';
import { createViewLoader, type ViewLoader } from '../canvas/view-loader.ts';
import { createDialogs } from '../dialogs/dialogs.tsx';
import { createEditing, type Editing } from '../document/editing.ts';
import type { Texts } from '../i18n/texts.ts';
import { nodeName } from '../panels/node-names.ts';
import { createPickers } from '../pickers/create-pickers.ts';
import { PageCanvas } from '../preview/page-canvas.tsx';
import { createBrowserSaving } from '../saving/browser-saving.ts';
import { followMenus } from '../saving/follow-menus.ts';
import { readRememberedUi, rememberUi } from '../shell/remembered-ui.ts';
import { restoreView } from '../shell/saved-view.ts';
import { createUiStore, type UiStore } from '../shell/ui-store.ts';
import { Chrome } from './chrome.tsx';
import type { EditorPorts } from './editor-context.ts';
import { createPageRuntime } from './page-runtime.ts';
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
  document.documentElement.dataset.ready = 'edit';
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
