import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { setField } from '../model/commands/set-options.ts';
import { createEditing } from '../model/document/editing.ts';
import { createSaving, type Saving } from '../session/saving/create-saving.ts';
import type { JournalStorage } from '../session/saving/journal-storage.ts';
import type { LogIn } from '../session/saving/log-in.ts';
import type { Timers } from '../session/saving/timers.ts';
import { testDocument } from './document.ts';
import { editNode } from './samples.ts';
import { createTestServer, type TestServer } from './server.ts';

const texts = { type: 'string', translatable: true, default: '' };

/** A box for blocks, and a block with two texts. */
export const testBlocks: EditorBlocks = {
  box: block('box', {}, { main: {} }),
  note: block('note', { title: texts, text: texts }, {}),
};

function block(type: string, properties: JsonObject, slots: EditorBlock['model']['slots']) {
  const labels = { name: type, description: '' };
  return {
    model: {
      type,
      category: 'content',
      icon: 'type',
      hydrate: 'none',
      schema: { type: 'object', properties },
      slots,
      migrations: [],
      version: 1,
      critical: false,
    },
    labels: { hr: labels, en: labels, de: labels },
    validate: Object.assign((options: unknown): options is JsonObject => Boolean(options), {}),
    view: async () => ({ View: () => null }),
    loads: false,
    presets: {},
  } as unknown as EditorBlock;
}

export const note = (id: string, given: Partial<EditNode> = {}) =>
  editNode({ id, handler: 'note', options: { title: id, text: '' }, ...given });

export const box = (id: string, given: Partial<EditNode> = {}) =>
  editNode({ id, handler: 'box', ...given });

/** Two boxes with a note each, and a note beside them. */
export function samplePage(): EditNode[] {
  return [
    box('a', { order: 'A' }),
    box('b', { order: 'B' }),
    note('a1', { parent: 'a', slot: 'main', order: 'A' }),
    note('b1', { parent: 'b', slot: 'main', order: 'A' }),
    note('c', { order: 'C' }),
  ];
}

/** A clock that moves only by a call. */
export function createTestTimers() {
  let now = 1_000_000;
  let turn = 0;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  const timers: Timers = {
    now: () => now,
    after(ms, run) {
      const id = ++turn;
      due.set(id, { at: now + ms, run });
      return () => due.delete(id);
    },
  };
  return {
    timers,
    /** Lets ms pass and runs everything that is due. */
    async pass(ms: number): Promise<void> {
      const end = now + ms;
      await rest();
      for (;;) {
        const [next] = [...due]
          .filter(([, { at }]) => at <= end)
          .sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
        await rest();
      }
      now = end;
    },
  };
}

export type TestTimers = ReturnType<typeof createTestTimers>;

/** Waits until promises without other dependencies have settled. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

/** A journal in memory that can be full or broken. */
export function createTestStorage(kept = new Map<string, string>()) {
  let error: Error | null = null;
  let room = Number.POSITIVE_INFINITY;
  let writes = 0;
  const storage: JournalStorage = {
    entries: async () => {
      if (error) throw error;
      return [...kept];
    },
    async write(put, remove) {
      writes++;
      if (error) throw error;
      const size = put.reduce((sum, [, text]) => sum + text.length, 0);
      if (size > room) {
        throw Object.assign(new Error('No room'), { name: 'QuotaExceededError' });
      }
      for (const [key, text] of put) kept.set(key, text);
      for (const key of remove) kept.delete(key);
    },
  };
  return {
    storage,
    kept,
    writes: () => writes,
    breakWith: (cause: Error | null) => {
      error = cause;
    },
    limit: (characters: number) => {
      room = characters;
    },
  };
}

export interface TestTab {
  readonly server: TestServer;
  readonly clock: TestTimers;
  readonly tab: string;
  readonly storage?: JournalStorage;
  readonly openTabs?: Set<string>;
  readonly logIn?: LogIn;
  readonly leaving?: Parameters<typeof createSaving>[0]['sendLeaving'];
  readonly user?: string;
}

/** A tab of an editor who has just opened the page. */
export function openTab(given: TestTab) {
  const { server, clock, tab, storage = createTestStorage().storage, user = 'Ana' } = given;
  const held = given.openTabs ?? new Set<string>();
  let last = 0;
  const editing = createEditing({
    blocks: testBlocks,
    documents: [testDocument],
    nodes: server
      .ids()
      .flatMap((id) => server.read(id) ?? [])
      .filter(({ document }) => document !== 'page:2'),
    language: 'hr',
    scopes: ['admin'],
    now: clock.timers.now,
    newId: () => `${tab}${++last}`,
  });
  const saving: Saving = createSaving({
    editing,
    api: server.api,
    timers: clock.timers,
    storage,
    locks: {
      hold: async (name) => {
        if (held.has(name)) return false;
        held.add(name);
        return true;
      },
    },
    logIn: given.logIn ?? (async () => null),
    sendLeaving: given.leaving ?? (() => undefined),
    tab,
    user,
    clock: server.clock(),
  });
  const get = (id: string) => editing.nodes.get(id);
  return { editing, saving, get, title: (id: string) => get(id)?.options.title };
}

export type OpenTab = ReturnType<typeof openTab>;

/** Several tabs of one page, opened at once. */
export function openTabs(count = 1) {
  const clock = createTestTimers();
  const server = createTestServer(samplePage());
  const tabs = Array.from({ length: count }, (_, at) => openTab({ server, clock, tab: `t${at}x` }));
  return { clock, server, tabs: tabs as [OpenTab, OpenTab], ana: tabs[0] as OpenTab };
}

/** Types into a field of a note. */
export const type = ({ editing }: OpenTab, id: string, value: string, path = 'title') =>
  editing.run(setField, { id, layer: 'hr', path, value }, { group: `${id} ${path}` });
