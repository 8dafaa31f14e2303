import type { EditPayload } from '#runtime/page/edit-payload.ts';
import { labelsOf } from '#schemas/block/labels.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { nodeName } from '../../../canvas/node-names.ts';
import { firstPlacement } from '../../../canvas/page/rendered-id.ts';
import type { Editing } from '../../../model/document/editing.ts';
import type { SlotKey } from '../../../model/document/node-store.ts';
import { createEntryCache } from './entry-cache.ts';
import type { TreeEntry } from './tree-entry.ts';

export type RegionName = 'content' | keyof EditPayload['regions'];

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
  const { keep, keepChildren } = createEntryCache();
  /** Rows without slots (most of a long page), with the nodes they were built from. */
  const leaves = new Map<string, { readonly node: EditNode; readonly entry: TreeEntry }>();
  const { editing, language } = source;
  const { nodes, blocks } = editing;

  function build(isOpen: (key: string) => boolean): readonly TreeEntry[] {
    return regionsOf(source).map(([name, documents]) => {
      const key = regionKey(name);
      const ids = documents.flatMap((document) => nodes.children(document));
      const children = isOpen(key) ? ids.map((id) => nodeEntry(id, '', isOpen)) : [];
      const slotKeys = name === 'content' ? documents : [];
      const common = { id: null, slotKeys, hasChildren: ids.length > 0, isShared: false };
      return keep({ ...common, key, kind: 'region', name, children: keepChildren(key, children) });
    });
  }

  function nodeEntry(id: string, suffix: string, isOpen: (key: string) => boolean): TreeEntry {
    const node = nodes.get(id);
    const key = id + suffix;
    const leaf = leaves.get(key);
    if (leaf && leaf.node === node && nodes.slotKeys(id).length === 0) return leaf.entry;
    const owner = node && ownerOf(editing, node);
    const slots = owner ? slotsOf(editing, owner) : [];
    const inside = node?.master && !isFirstPlacement(editing, node) ? `@${id}` : suffix;
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
      children: keepChildren(key, isOpen(key) ? rows() : []),
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
    const labels = labelsOf(blocks[nodes.get(id)?.handler ?? ''], language);
    return keep({
      key,
      kind: 'slot',
      name: labels?.slots?.[slot] ?? slot,
      id,
      slotKeys: [slotKey],
      hasChildren: nodes.children(slotKey).length > 0,
      isShared: false,
      children: keepChildren(key, isOpen(key) ? childEntries(slotKey, suffix, isOpen) : []),
    });
  }

  function childEntries(slotKey: SlotKey, suffix: string, isOpen: (key: string) => boolean) {
    return nodes.children(slotKey).map((child) => nodeEntry(child, suffix, isOpen));
  }

  return { build };
}

/** The regions that have documents, in their order on the page. */
function regionsOf({ regions, content }: TreeSource): [RegionName, readonly DocumentKey[]][] {
  const { header, footer, overlays, menus } = regions;
  const all: [RegionName, readonly DocumentKey[]][] = [
    ['header', header],
    ['content', content ? [content] : []],
    ['footer', footer],
    ['overlays', overlays],
    ['menus', menus],
  ];
  return all.filter(([, documents]) => documents.length > 0);
}

/** Slots of the block, and unknown slots that are not empty. */
function slotsOf({ nodes, blocks }: Editing, { id, handler }: EditNode): string[] {
  const own = Object.keys(blocks[handler]?.model.slots ?? {});
  const used = nodes.slotKeys(id).map((slotKey) => slotKey.slice(slotKey.lastIndexOf('/') + 1));
  return [...new Set([...own, ...used])];
}

/** A placement shows the content of its shared element. */
function ownerOf({ nodes }: Editing, node: EditNode): EditNode | undefined {
  return node.master === null ? node : nodes.get(node.master);
}

function isFirstPlacement({ nodes }: Editing, { id, document, master }: EditNode): boolean {
  return nodes.children(document).find((each) => nodes.get(each)?.master === master) === id;
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
