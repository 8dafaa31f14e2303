import type { Editing } from '../../model/document/editing.ts';
import { type SlotKey, slotKeyOf } from '../../model/document/node-store.ts';
import { renderedNode } from '../page/rendered-id.ts';
import type { SlotProbes } from '../page/slot-probes.ts';
import { type Flow, flowOf, type SlotBox } from './drop-maths.ts';
import { type Rect, union } from './rect.ts';
import { rectOf, type Surface } from './surface.ts';

/** A rendered slot of a block, or the root of a document. */
export interface PlacedBox extends SlotBox {
  readonly slotKey: SlotKey;
}

export interface BoxParts {
  readonly editing: Editing;
  readonly surface: Surface;
  readonly probes: SlotProbes;
  /** Cached boxes by frame; measured again when absent. */
  readonly measured?: Map<HTMLElement | null, readonly PlacedBox[]> | undefined;
}

/** Height in px of an empty slot without a height of its own. */
export const emptyHeight = 36;

/** Returns the slots of a block in one frame; `null`: the roots of the documents. */
export function slotBoxes(parts: BoxParts, frame: HTMLElement | null): readonly PlacedBox[] {
  const known = parts.measured?.get(frame);
  if (known) return known;
  const boxes = measureBoxes(parts, frame);
  parts.measured?.set(frame, boxes);
  return boxes;
}

function measureBoxes(parts: BoxParts, frame: HTMLElement | null): readonly PlacedBox[] {
  const { editing, surface } = parts;
  const frames = framesInside(frame ?? surface.root).filter((each) => each.checkVisibility());
  const bySlotKey = new Map<SlotKey, Map<HTMLElement, string>>();
  for (const element of frames) {
    const node = editing.nodes.get(renderedNode(editing, element.dataset.id ?? '')?.id ?? '');
    if (!node) continue;
    const slotKey = slotKeyOf(node);
    const elements = bySlotKey.get(slotKey) ?? new Map<HTMLElement, string>();
    bySlotKey.set(slotKey, elements.set(element, node.id));
  }
  const filled = [...bySlotKey].map(([slotKey, elements]) => {
    // Searching a long list for each of its blocks would take longer than measuring them.
    const indexes = new Map(editing.nodes.children(slotKey).map((id, index) => [id, index]));
    const items = [...elements].map(([element, id]) => ({ element, index: indexes.get(id) ?? -1 }));
    return filledBox(surface, slotKey, items);
  });
  return [
    ...filled,
    ...emptySlotKeys(parts, frame).flatMap((slotKey) => emptyBoxes(parts, slotKey, frame)),
  ];
}

/**
 * Returns the slot around one of its blocks, measured from that block and its neighbours only; null once it
 * is gone.
 */
export function boxAround(
  parts: BoxParts,
  element: HTMLElement,
  slotKey: SlotKey,
): PlacedBox | null {
  const near = [
    neighbour(element, 'previousElementSibling'),
    element,
    neighbour(element, 'nextElementSibling'),
  ];
  const { nodes } = parts.editing;
  const items = near.flatMap((each) => {
    const node = each && nodes.get(renderedNode(parts.editing, each.dataset.id ?? '')?.id ?? '');
    if (!node || slotKeyOf(node) !== slotKey) return [];
    return [{ element: each, index: nodes.children(slotKey).indexOf(node.id) }];
  });
  return items.length > 0 ? filledBox(parts.surface, slotKey, items) : null;
}

/** Returns the next visible block in one direction. */
function neighbour(
  element: HTMLElement,
  way: 'previousElementSibling' | 'nextElementSibling',
): HTMLElement | null {
  let next = element[way];
  while (next && !(next.matches('[data-block]') && next.checkVisibility())) next = next[way];
  return next as HTMLElement | null;
}

/** Returns frames below an element, without nested ones. */
function framesInside(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-block]')].filter((frame) => {
    const around = frame.parentElement?.closest('[data-block]') ?? null;
    return element.matches('[data-block]') ? around === element : around === null;
  });
}

function filledBox(
  surface: Surface,
  slotKey: SlotKey,
  items: readonly { readonly element: HTMLElement; readonly index: number }[],
): PlacedBox {
  const rendered = items.map(({ element, index }) => ({ rect: rectOf(surface, element), index }));
  const rects = rendered.map(({ rect }) => rect);
  const parent = items[0]?.element.parentElement ?? surface.root;
  const own = holdsBlocksOnly(parent) ? [rectOf(surface, parent)] : [];
  const rect = union([...rects, ...own]) as Rect;
  return { slotKey, rect, items: rendered, flow: flowOf(rects, layoutOf(parent)) };
}

const holdsBlocksOnly = ({ children }: Element) =>
  [...children].every((child) => child.hasAttribute('data-block'));

function layoutOf(element: Element): Flow {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const isRow = style?.display.endsWith('flex') && style.flexDirection.startsWith('row');
  const columns = style?.display.endsWith('grid') ? style.gridTemplateColumns.split(' ').length : 1;
  return isRow || columns > 1 ? 'row' : 'column';
}

function emptySlotKeys({ editing }: BoxParts, frame: HTMLElement | null): SlotKey[] {
  const { nodes, blocks, documents } = editing;
  if (!frame) return [...documents.keys()].filter((key) => nodes.children(key).length === 0);
  const id = renderedNode(editing, frame.dataset.id ?? '')?.id ?? '';
  const owner = nodes.get(id)?.master ?? id;
  const names = Object.keys(blocks[nodes.get(owner)?.handler ?? '']?.model.slots ?? {});
  return names
    .map((name) => `${owner}/${name}`)
    .filter((slotKey) => nodes.children(slotKey).length === 0);
}

function emptyBoxes(
  { surface, probes }: BoxParts,
  slotKey: SlotKey,
  frame: HTMLElement | null,
): PlacedBox[] {
  const spots = (probes.find([slotKey]).get(slotKey) ?? []).filter(({ parent }) => {
    const isHere = frame ? frame.contains(parent) : surface.root.contains(parent);
    return isHere && parent.checkVisibility();
  });
  return spots.map(({ parent, before }) => {
    const whole = rectOf(surface, parent);
    const rect = parent.childElementCount === 0 ? whole : spotBefore(surface, parent, before);
    return { slotKey, rect: heightened(rect), items: [], flow: 'column' as const };
  });
}

/** An empty slot beside other content is the line between its neighbours. */
function spotBefore(surface: Surface, parent: HTMLElement, before: Element | null): Rect {
  const whole = rectOf(surface, parent);
  const y = before ? rectOf(surface, before).y : whole.y + whole.height;
  return { ...whole, y, height: 0 };
}

function heightened(rect: Rect): Rect {
  if (rect.height >= emptyHeight) return rect;
  return { ...rect, y: rect.y - (emptyHeight - rect.height) / 2, height: emptyHeight };
}
