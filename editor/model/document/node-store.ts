import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { createListeners } from './listeners.ts';

/** Key of a child list: `<parent id>/<slot>`, or the document key for root nodes. */
export type SlotKey = string;

export function slotKeyOf(node: Pick<EditNode, 'parent' | 'slot' | 'document'>): SlotKey {
  return node.parent === null ? node.document : `${node.parent}/${node.slot}`;
}

/** Orders siblings by their keys. Equal keys, which no edit creates, are ordered by id. */
export function compareSiblings(a: EditNode | undefined, b: EditNode | undefined): number {
  const [one, other] = [a?.order ?? '', b?.order ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return (a?.id ?? '') < (b?.id ?? '') ? -1 : 1;
}

/** A change of one node; null: absent before or after. */
export interface NodeChange {
  readonly before: EditNode | null;
  readonly after: EditNode | null;
}

/** Read access to the documents, now or as they would be after changes. */
export interface NodeReader {
  readonly get: (id: string) => EditNode | undefined;
  /** Ids in order. The same array until it changes. */
  readonly children: (slotKey: SlotKey) => readonly string[];
}

/**
 * All nodes of the open documents, flat, by id. Nodes are immutable. A view subscribes to its node only, so
 * the cost of a change does not depend on the number of nodes.
 */
export interface NodeStore extends NodeReader {
  readonly ids: () => Iterable<string>;
  readonly size: () => number;
  /** Applies changes and notifies listeners, without any checks. */
  readonly apply: (changes: readonly NodeChange[]) => void;
  readonly subscribe: (id: string, listener: () => void) => () => void;
  readonly subscribeChildren: (slotKey: SlotKey, listener: () => void) => () => void;
  /** Called once per `apply` with what changed. */
  readonly subscribeAll: (listener: (changes: readonly NodeChange[]) => void) => () => void;
  /** Child lists of a parent (slots) that are not empty. */
  readonly slotKeys: (parent: string) => readonly SlotKey[];
}

const none: readonly string[] = Object.freeze([]);

export function createNodeStore(initial: Iterable<EditNode> = []): NodeStore {
  const nodes = new Map<string, EditNode>();
  const children = new Map<SlotKey, readonly string[]>();
  const slots = new Map<string, Set<SlotKey>>();
  const byNode = createListeners();
  const bySlot = createListeners();
  const all = new Set<(changes: readonly NodeChange[]) => void>();

  function rebuild(slotKey: SlotKey, gone: ReadonlySet<string>, come: readonly string[]): void {
    const kept = (children.get(slotKey) ?? none).filter((id) => !gone.has(id));
    const list = [...kept, ...come].sort((a, b) => compareSiblings(nodes.get(a), nodes.get(b)));
    if (list.length === 0) children.delete(slotKey);
    else children.set(slotKey, Object.freeze(list));
  }

  function put(changes: readonly NodeChange[]): Set<SlotKey> {
    const moved = new Map<SlotKey, { gone: Set<string>; come: string[] }>();
    const at = (slotKey: SlotKey) => {
      const known = moved.get(slotKey) ?? { gone: new Set<string>(), come: [] };
      moved.set(slotKey, known);
      return known;
    };
    for (const { before, after } of changes) {
      const id = (after ?? before)?.id;
      if (id === undefined) continue;
      const known = nodes.get(id);
      if (after) nodes.set(id, after);
      else nodes.delete(id);
      const from = known && slotKeyOf(known);
      const to = after && slotKeyOf(after);
      if (known && after && from === to && known.order === after.order) continue;
      if (from !== undefined) at(from).gone.add(id);
      if (after && to !== null) {
        at(to).come.push(id);
        remember(after);
      }
    }
    for (const [slotKey, { gone, come }] of moved) {
      const latest = come.filter((id) => {
        const node = nodes.get(id);
        return node !== undefined && slotKeyOf(node) === slotKey;
      });
      rebuild(slotKey, new Set([...gone, ...latest]), [...new Set(latest)]);
    }
    return new Set(moved.keys());
  }

  function remember({ parent, slot }: EditNode): void {
    if (parent === null) return;
    const known = slots.get(parent) ?? new Set();
    slots.set(parent, known.add(`${parent}/${slot}`));
  }

  put([...initial].map((node) => ({ before: null, after: node })));

  return {
    get: (id) => nodes.get(id),
    children: (slotKey) => children.get(slotKey) ?? none,
    ids: () => nodes.keys(),
    size: () => nodes.size,
    apply(changes) {
      if (changes.length === 0) return;
      const slotKeys = put(changes);
      for (const { before, after } of changes) byNode.notify((after ?? before)?.id ?? '');
      for (const slotKey of slotKeys) bySlot.notify(slotKey);
      for (const listener of all) listener(changes);
    },
    subscribe: byNode.add,
    subscribeChildren: bySlot.add,
    subscribeAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    slotKeys: (parent) => [...(slots.get(parent) ?? [])].filter((slotKey) => children.has(slotKey)),
  };
}

/** Returns a node and everything below it, parents before children. */
export function subtree(reader: NodeReader & Pick<NodeStore, 'slotKeys'>, id: string): EditNode[] {
  const node = reader.get(id);
  if (!node) return [];
  const below = reader
    .slotKeys(id)
    .flatMap((slotKey) => reader.children(slotKey))
    .flatMap((child) => subtree(reader, child));
  return [node, ...below];
}

/** Returns the node and its parents, from the root of the document down. */
export function ancestry(reader: NodeReader, id: string): EditNode[] {
  const line: EditNode[] = [];
  for (let node = reader.get(id); node && line.length < 100; ) {
    line.unshift(node);
    node = node.parent === null ? undefined : reader.get(node.parent);
  }
  return line;
}

/** Returns all nodes of one document, parents before children. */
export function documentNodes(
  reader: NodeReader & Pick<NodeStore, 'slotKeys'>,
  document: DocumentKey,
): EditNode[] {
  return reader.children(document).flatMap((id) => subtree(reader, id));
}
