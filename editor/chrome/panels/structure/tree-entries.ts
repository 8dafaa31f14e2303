import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { nodeName } from '../../../canvas/node-names.ts';
import { firstPlacement } from '../../../canvas/page/rendered-id.ts';
import type { Editing } from '../../../model/document/editing.ts';
import type { SlotKey } from '../../../model/document/node-store.ts';

export type RegionName = 'content' | keyof EditPayload['regions'];

/** One row of the tree. The same object until it, or a row below it, changes. */
export interface TreeEntry {
  /** Unique in the tree. The node's id, if the node is shown once. */
  readonly key: string;
  readonly kind: 'region' | 'slot' | 'node';
  /** Its name; for regions the region's key. */
  readonly name: string;
  /** Node of the row, or node of the slot; null for regions. */
  readonly id: string | null;
  /** Slots that a node dropped on the row can go into; the first that accepts it is used. */
  readonly slotKeys: readonly SlotKey[];
  readonly hasChildren: boolean;
  /** Below a placement: belongs to a shared element. */
  readonly isShared: boolean;
  /** Empty while the row is closed. */
  readonly children: readonly TreeEntry[];
}

export interface TreeSource {
  readonly editing: Editing;
  readonly regions: EditPayload['regions'];
  readonly content: DocumentKey | null;
  /** Language of names. */
  readonly language: Language;
}

export const regionKey = (region: RegionName) => `region:${region}`;
export const slotRowKey = (id: string, slot: string) => `slot:${id}/${slot}`;

/** Builds the rows. Unchanged entries are the same objects from one call to the next. */
export function createTreeBuilder(source: TreeSource) {
  const known = new Map<string, TreeEntry>();
  /** Rows without slots (most of a long page), with the nodes they were built from. */
  const leaves = new Map<string, { readonly node: EditNode; readonly entry: TreeEntry }>();
  const { editing, language } = source;
  const { nodes, blocks } = editing;

  function keep(entry: TreeEntry): TreeEntry {
    const before = known.get(entry.key);
    if (before && isSame(before, entry)) return before;
    known.set(entry.key, entry);
    return entry;
  }

  function build(isOpen: (key: string) => boolean): readonly TreeEntry[] {
    const region = (name: RegionName, documents: readonly DocumentKey[]): TreeEntry[] => {
      if (documents.length === 0) return [];
      const key = regionKey(name);
      const ids = documents.flatMap((document) => nodes.children(document));
      const children = isOpen(key) ? ids.map((id) => nodeEntry(id, '', isOpen)) : [];
      const slotKeys = name === 'content' ? documents : [];
      const common = { id: null, slotKeys, hasChildren: ids.length > 0, isShared: false };
      return [keep({ ...common, key, kind: 'region', name, children: kept(key, children) })];
    };
    const { header, footer, overlays, menus } = source.regions;
    return [
      ...region('header', header),
      ...region('content', source.content ? [source.content] : []),
      ...region('footer', footer),
      ...region('overlays', overlays),
      ...region('menus', menus),
    ];
  }

  function nodeEntry(id: string, suffix: string, isOpen: (key: string) => boolean): TreeEntry {
    const node = nodes.get(id);
    const key = id + suffix;
    const leaf = leaves.get(key);
    if (leaf && leaf.node === node && nodes.slotKeys(id).length === 0) return leaf.entry;
    const owner = node && ownerOf(node);
    const slots = owner ? slotsOf(owner) : [];
    const inside = node?.master && !isFirstPlacement(node) ? `@${id}` : suffix;
    const filled = slots.filter((slot) => nodes.children(`${owner?.id}/${slot}`).length > 0);
    const rows = (): TreeEntry[] =>
      slots.length > 1
        ? slots.map((slot) => slotEntry(owner?.id ?? '', slot, inside, isOpen))
        : childEntries(`${owner?.id}/${slots[0]}`, inside, isOpen);
    const entry = keep({
      key,
      kind: 'node',
      name: node ? nodeName(nodes, blocks, node, language) : id,
      id,
      slotKeys: node?.master ? [] : slots.map((slot) => `${id}/${slot}`),
      hasChildren: slots.length > 1 || filled.length > 0,
      isShared: node?.master !== null || node?.document.startsWith('shared:'),
      children: kept(key, isOpen(key) ? rows() : []),
    });
    if (node?.master === null && slots.length === 0) leaves.set(key, { node, entry });
    return entry;
  }

  function slotEntry(
    id: string,
    slot: string,
    suffix: string,
    isOpen: (key: string) => boolean,
  ): TreeEntry {
    const slotKey = `${id}/${slot}`;
    const key = slotRowKey(id, slot) + suffix;
    const labels = blocks[nodes.get(id)?.handler ?? '']?.labels[language];
    return keep({
      key,
      kind: 'slot',
      name: labels?.slots?.[slot] ?? slot,
      id,
      slotKeys: [slotKey],
      hasChildren: nodes.children(slotKey).length > 0,
      isShared: false,
      children: kept(key, isOpen(key) ? childEntries(slotKey, suffix, isOpen) : []),
    });
  }

  function childEntries(slotKey: SlotKey, suffix: string, isOpen: (key: string) => boolean) {
    return nodes.children(slotKey).map((child) => nodeEntry(child, suffix, isOpen));
  }

  /** Returns the previous list when the items are the same. */
  function kept(key: string, children: readonly TreeEntry[]): readonly TreeEntry[] {
    const before = known.get(key)?.children;
    return before && isSameList(before, children) ? before : children;
  }

  /** Slots of the block, and unknown slots that are not empty. */
  function slotsOf({ id, handler }: EditNode): string[] {
    const own = Object.keys(blocks[handler]?.model.slots ?? {});
    const used = nodes.slotKeys(id).map((slotKey) => slotKey.slice(slotKey.lastIndexOf('/') + 1));
    return [...new Set([...own, ...used])];
  }

  /** A placement shows the content of its shared element. */
  function ownerOf(node: EditNode): EditNode | undefined {
    return node.master === null ? node : nodes.get(node.master);
  }

  function isFirstPlacement({ id, document, master }: EditNode): boolean {
    return nodes.children(document).find((each) => nodes.get(each)?.master === master) === id;
  }

  return { build };
}

function isSame(one: TreeEntry, other: TreeEntry): boolean {
  return (
    one.name === other.name &&
    one.hasChildren === other.hasChildren &&
    one.isShared === other.isShared &&
    one.children === other.children &&
    isSameList(one.slotKeys, other.slotKeys)
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** Returns the keys of rows that must be open for a node to be visible, outermost first. */
export function keysAbove(source: TreeSource, id: string): string[] {
  const { editing, regions } = source;
  const { nodes, blocks } = editing;
  const line: string[] = [];
  let node = nodes.get(id);
  while (node && line.length < 200) {
    if (node.parent === null) break;
    const parent = nodes.get(node.parent);
    if (!parent) break;
    const slots = Object.keys(blocks[parent.handler]?.model.slots ?? {});
    if (slots.length > 1) line.unshift(slotRowKey(parent.id, node.slot));
    line.unshift(parent.id);
    node = parent;
  }
  const document = node?.document;
  const region = (['header', 'footer', 'overlays', 'menus'] as const).find((name) =>
    regions[name].some((key) => key === document),
  );
  const isPlaced = document !== undefined && !region && source.content !== null;
  const placement = isPlaced ? firstPlacement(editing, document, [source.content]) : null;
  return [regionKey(region ?? 'content'), ...(placement === null ? [] : [placement]), ...line];
}
