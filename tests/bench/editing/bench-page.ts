import { editorMessages } from '#editor/i18n/messages.ts';
import { startEditor } from '#editor/start/start-editor.tsx';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { type EditPayload, editStateElementId } from '#runtime/page/edit-payload.ts';
import type { EditNode } from '#schemas/editing/node.ts';

/** A page of these nodes, as the server sends it to edit mode. */
const benchPayload = (nodes: readonly EditNode[]): EditPayload => ({
  page: {
    path: '/',
    status: 200,
    language: 'hr',
    screen: 'page',
    param: null,
    head: {
      title: 'Mjerenje',
      description: '',
      canonical: null,
      alternates: {},
      noindex: true,
      image: null,
      jsonLd: [],
    },
    site: {
      name: 'Mjerenje',
      url: '',
      currency: { label: 'Euro', symbol: '€', code: 'EUR' },
      hasStore: true,
      languages: ['hr', 'en', 'de'],
      cartAdditionBehaviour: 0,
    },
    header: [],
    content: [],
    footer: [],
    overlays: [],
    links: {},
    media: {},
    messages: {},
    session: { user: null, cart: null, wishlist: [], cookieChoice: 'all' },
    notices: [],
    submission: null,
  },
  content: 'page:1',
  regions: { header: [], footer: [], overlays: [], menus: [] },
  documents: [
    {
      key: 'page:1',
      kind: 'page',
      title: { hr: 'Mjerenje' },
      description: {},
      slugs: { hr: 'mjerenje' },
      languages: ['hr'],
      publishedAt: null,
      changed: false,
      uses: 0,
    },
  ],
  nodes,
  clock: 0,
  data: {},
  user: { id: 1, name: 'Urednica', scopes: ['admin'] },
  uiLanguage: 'hr',
  now: '2026-01-01T00:00:00.000Z',
});

/** Starts the complete editor with a page of these nodes. */
export async function startBenchEditor(blocks: EditorBlocks, nodes: readonly EditNode[]) {
  const state = document.createElement('script');
  state.type = 'application/json';
  state.id = editStateElementId;
  state.textContent = JSON.stringify(benchPayload(nodes));
  document.body.append(state);
  const ports = await startEditor(blocks, {
    editor: async (language) => editorMessages(language),
    page: async () => ({}),
  });
  if (!ports) throw new Error('The editor did not start.');
  return ports;
}
