import '#runtime/ui/styles.ts';
import { duplicateNodes } from '#editor/commands/duplicate.ts';
import { moveNodes } from '#editor/commands/move.ts';
import { removeNodes } from '#editor/commands/remove.ts';
import { setField } from '#editor/commands/set-options.ts';
import { placeOf } from '#editor/document/node-store.ts';
import { editorPhrases } from '#editor/i18n/phrases.ts';
import { startEditor } from '#editor/start/start-editor.tsx';
import { type EditPayload, editStateElementId } from '#runtime/page/edit-payload.ts';
import { benchBlocks, benchNodes, type Shape } from './bench-blocks.tsx';

/** The real editor over a page of plain blocks: every part of it, nothing left out. */
const query = new URLSearchParams(location.search);
const count = Number(query.get('count'));
const nodes = benchNodes(count, query.get('shape') as Shape);

const payload: EditPayload = {
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
    phrases: {},
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
};

const state = document.createElement('script');
state.type = 'application/json';
state.id = editStateElementId;
state.textContent = JSON.stringify(payload);
document.body.append(state);

const ports = await startEditor(benchBlocks, {
  editor: async (language) => editorPhrases(language),
  page: async () => ({}),
});
const { editing, ui } =
  ports ??
  (() => {
    throw new Error('The editor did not start.');
  })();

Object.assign(globalThis, {
  editing,
  deeds: {
    select(id: string) {
      editing.select([id]);
      ui.setState({ left: query.has('structure') ? 'structure' : null, right: 'inspector' });
    },
    type(id: string, text: string) {
      editing.run(
        setField,
        { id, layer: 'hr', path: 'text', value: text },
        { group: `text:${id}` },
      );
    },
    duplicate: (id: string) => editing.run(duplicateNodes, { ids: [id] }),
    remove: (id: string) => editing.run(removeNodes, { ids: [id] }),
    move(id: string) {
      const node = editing.nodes.get(id);
      if (!node) return;
      const place = placeOf(node);
      const index = editing.nodes.children(place).indexOf(id);
      editing.run(moveNodes, { ids: [id], place, index: Math.max(0, index - 1) });
    },
    undo: () => editing.undo(),
  },
});
