import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ResolvedElements } from '#runtime/page/edit-payload.ts';
import type { Element } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import type { Result } from '#schemas/result.ts';
import type { Editing } from '../../model/document/editing.ts';
import { type NodeChange, subtree } from '../../model/document/node-store.ts';
import { openFields, promptedOptions } from '../../model/document/placeholders.ts';
import type { BlockDataStore } from './block-data.ts';
import { elementsOf } from './rendered-elements.ts';
import { unknownNames } from './unknown-references.ts';

export type ResolveState = 'loading' | 'failed';

export interface ResolverParts {
  readonly editing: Editing;
  readonly data: BlockDataStore;
  readonly references: StoreApi<References>;
  /** Requests what unsaved elements need to be rendered. */
  readonly request: (
    elements: readonly Element[],
    signal: AbortSignal,
  ) => Promise<Result<ResolvedElements>>;
  /** ms without edits before the request. */
  readonly pause?: number;
}

export interface Resolver {
  /** Nodes whose data is loading, or failed to load. */
  readonly states: StoreApi<ReadonlyMap<string, ResolveState>>;
  readonly retry: (id: string) => void;
  /** Requests everything that is not loaded yet, such as data of hidden blocks. */
  readonly complete: () => void;
  /** Starts following edits. Returns a function that stops. */
  readonly start: () => () => void;
}

/** Fetches what new and changed blocks need to be rendered: their data, links and media. */
export function createResolver(parts: ResolverParts): Resolver {
  const { editing, references, data, request, pause = 300 } = parts;
  const states = createStore<ReadonlyMap<string, ResolveState>>(() => new Map());
  const wanted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  function want(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const id of ids) wanted.add(id);
    running.abort();
    clearTimeout(timer);
    timer = setTimeout(() => void send(), pause);
  }

  async function send(): Promise<void> {
    const ids = [...wanted].filter((id) => editing.nodes.get(id));
    const elements = ids.flatMap((id) => elementsOf(editing, id));
    mark(ids, 'loading');
    running = new AbortController();
    const { signal } = running;
    const response = await request(elements, signal);
    // Edits during a request start a new one that includes its nodes.
    if (signal.aborted) return;
    wanted.clear();
    mark(ids, response.ok ? null : 'failed');
    if (response.ok) take(response.value);
  }

  function mark(ids: readonly string[], state: ResolveState | null): void {
    const next = new Map(states.getState());
    for (const id of ids) {
      if (state) next.set(id, state);
      else next.delete(id);
    }
    states.setState(next, true);
  }

  function take({ data: loaded, links, media }: ResolvedElements): void {
    const known = references.getState();
    const isNew = (all: object, more: object) => Object.keys(more).some((key) => !(key in all));
    if (isNew(known.links, links) || isNew(known.media, media)) {
      references.setState({
        links: { ...known.links, ...links },
        media: { ...known.media, ...media },
      });
    }
    data.set(loaded);
  }

  return {
    states,
    retry: (id) => want([id]),
    complete() {
      const all = [...editing.nodes.ids()].flatMap((id) => editing.nodes.get(id) ?? []);
      want(unloaded(all, parts));
    },
    start() {
      want(unprompted(parts));
      const stop = editing.nodes.subscribeAll((changes) => {
        want(changes.flatMap((change) => needsResponse(change, parts)));
      });
      return () => {
        stop();
        clearTimeout(timer);
        running.abort();
      };
    },
  };
}

/** Returns the changed nodes that cannot be rendered from known data. */
function needsResponse({ before, after }: NodeChange, parts: ResolverParts): string[] {
  if (!after) return [];
  const { editing, references } = parts;
  const isPlaced = after.master !== null && before?.master !== after.master;
  const shown = isPlaced ? subtree(editing.nodes, after.master ?? '').slice(1) : [];
  const isSeenAgain = before !== null && before.meta !== after.meta;
  const below = unloaded([...shown, ...(isSeenAgain ? inside(after, editing) : [])], parts);
  if (loads(before, after, parts)) return [after.id, ...below];
  const { language } = editing;
  const areTextsSame = before?.translations[language] === after.translations[language];
  if (before && areTextsSame && areOptionsSame(before, after)) return below;
  const known = (node: EditNode) =>
    unknownNames(shownNode(node, editing), references.getState(), editing.blocks);
  const named = new Set(before ? known(before) : []);
  return known(after).some((name) => !named.has(name)) ? [after.id, ...below] : below;
}

/** The node as rendered, with its prompts for open fields. */
const shownNode = (node: EditNode, { blocks, language }: Editing) => ({
  ...node,
  options: promptedOptions(node, node.options, blocks, language),
  texts: node.translations[language],
});

/** Nodes whose prompts contain references that shoppers never see. */
function unprompted({ editing, references }: ResolverParts): string[] {
  const all = [...editing.nodes.ids()].flatMap((id) => editing.nodes.get(id) ?? []);
  return all
    .filter((node) => openFields(node, editing.blocks).length > 0)
    .filter(
      (node) =>
        unknownNames(shownNode(node, editing), references.getState(), editing.blocks).length > 0,
    )
    .map(({ id }) => id);
}

/** Returns a block that was hidden until now, with everything inside it. */
const inside = ({ id, master }: EditNode, { nodes }: Editing): EditNode[] =>
  [id, master ?? ''].flatMap((each) => subtree(nodes, each));

const unloaded = (nodes: readonly EditNode[], parts: ResolverParts): string[] =>
  nodes.filter((node) => loads(null, node, parts)).map(({ id }) => id);

const areOptionsSame = (one: EditNode, other: EditNode) =>
  one.options === other.options && one.mobileOptions === other.mobileOptions;

/** Whether the server must load data for the changed node. */
function loads(
  before: EditNode | null,
  after: EditNode,
  { editing, data }: ResolverParts,
): boolean {
  if (!editing.blocks[after.handler]?.loads) return false;
  const requested = (node: EditNode) =>
    JSON.stringify([node.handler, node.options, node.mobileOptions]);
  if (before) return !areOptionsSame(before, after) && requested(before) !== requested(after);
  const isKnown = (id: string) => data.has(id) && data.get(id).error === null;
  return !elementsOf(editing, after.id).every(({ id }) => isKnown(id));
}
