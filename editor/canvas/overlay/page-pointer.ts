import type { Editing } from '../../model/document/editing.ts';
import { slotKeyOf } from '../../model/document/node-store.ts';
import { selectedRange } from '../../model/document/selected-range.ts';
import { isMac } from '../../ui/keys/chord.ts';
import { takesText } from '../../ui/keys/takes-text.ts';
import { renderedNode } from '../page/rendered-id.ts';
import { editingAddress } from './editing-address.ts';
import { onLongTouch } from './long-touch.ts';
import type { OverlayStore } from './overlay-store.ts';
import { blockOf, elementOf, isInPage, pointOf, type Surface } from './surface.ts';
import type { TypingStart } from './text-editing.ts';

export interface PagePointerParts {
  readonly editing: Editing;
  readonly overlay: OverlayStore;
  readonly surface: Surface;
  /** Starts typing in a block at the clicked point; false when there is no text. */
  readonly type: (frame: HTMLElement, start: TypingStart) => boolean;
  /** Called when a picture of a selected block is clicked. */
  readonly pick: (frame: HTMLElement, target: Element) => void;
  /** Called when a touch is held on a selected block. */
  readonly press: (event: PointerEvent) => void;
  /** Moves focus to the page. */
  readonly focusPage: () => void;
  /** Navigates to another screen by a full page load. */
  readonly visit: (address: string) => void;
}

/** Disclosures and tabs of a page keep working. */
const disclosure = 'summary, [role="tab"]';
const control = 'button, summary, [role="tab"], input, select, textarea, label, [popovertarget]';

/** Handles all pointer events on the page. Nothing of the page itself reacts, except disclosures and tabs. */
export function listenToPointer(parts: PagePointerParts): () => void {
  const { surface, overlay, editing } = parts;
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const { window } = surface;
  const isTyped = (target: EventTarget | null) => takesText(elementOf(target));
  const held = (event: Event) =>
    event.isTrusted && isInPage(surface, event.target) && !isTyped(event.target);

  window.addEventListener('pointermove', ({ target }) => hover(parts, target), options);
  window.document.addEventListener('pointerleave', () => hover(parts, null), options);
  window.addEventListener(
    'mousedown',
    (event) => {
      if (held(event) && !overlay.getState().typing?.element.contains(event.target as Node)) {
        event.preventDefault();
      }
    },
    options,
  );
  let isRested = false;
  window.addEventListener(
    'pointerdown',
    (event) => {
      isRested = false;
      if (event.pointerType !== 'touch' || !held(event)) return;
      press(event, parts, () => {
        isRested = true;
      });
    },
    options,
  );
  window.addEventListener(
    'click',
    (event) => {
      if (!held(event)) return;
      if (isRested) silence(event);
      else onClick(event, parts);
      isRested = false;
    },
    options,
  );
  for (const name of ['auxclick', 'submit', 'dragstart', 'dblclick'] as const) {
    window.addEventListener(name, (event) => held(event) && silence(event), options);
  }
  const stopHover = overlay.subscribe(({ drag }) => drag && hover(parts, null));
  return () => {
    stop.abort();
    stopHover();
    editing.selection.setState({ hovered: null });
  };
}

/**
 * Only selected blocks can be dragged by touch: elsewhere a touch scrolls, and a long touch adds the block to
 * the selection.
 */
function press(event: PointerEvent, parts: PagePointerParts, onHeld: () => void): void {
  const { surface, editing, press: begin } = parts;
  const frame = blockOf(surface, event.target);
  const id = frame && renderedNode(editing, frame.dataset.id ?? '')?.id;
  if (!id) return;
  const selected = () => editing.selection.getState().ids;
  if (selected().includes(id)) begin(event);
  else {
    onLongTouch(surface.window, event, () => {
      onHeld();
      editing.select(withOther(editing, selected(), id));
    });
  }
}

function silence(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function hover({ editing, surface, overlay }: PagePointerParts, target: EventTarget | null): void {
  const { drag, typing } = overlay.getState();
  const frame = drag || typing ? null : blockOf(surface, target);
  const hovered = frame && (renderedNode(editing, frame.dataset.id ?? '')?.id ?? null);
  if (editing.selection.getState().hovered !== hovered) editing.selection.setState({ hovered });
}

function onClick(event: MouseEvent, parts: PagePointerParts): void {
  const target = event.target as Element;
  const isMod = isMac() ? event.metaKey : event.ctrlKey;
  const link = target.closest('a[href]');
  if (isMod && link) {
    silence(event);
    follow(link, parts);
    return;
  }
  if (isMod && target.closest(control)) return;
  if (!target.closest(disclosure)) silence(event);
  select(event, target, parts);
}

function follow(link: Element, { surface, visit }: PagePointerParts): void {
  const address = editingAddress(link.getAttribute('href') ?? '', surface.root.baseURI);
  if (address) visit(address);
}

function select(event: MouseEvent, target: Element, parts: PagePointerParts): void {
  const { editing, overlay, surface, focusPage } = parts;
  const frame = blockOf(surface, target);
  const id = frame && renderedNode(editing, frame.dataset.id ?? '')?.id;
  overlay.getState().typing?.end();
  // Focus moves first, so that a field commits its input to the block it was typed for.
  focusPage();
  if (!frame || !id) {
    editing.select([]);
    return;
  }
  const pointed = { point: pointOf(surface, event), at: performance.now() };
  overlay.setState({ anchor: frame, pointed, picture: null });
  const { ids } = editing.selection.getState();
  if (event.altKey) editing.select([editing.nodes.get(id)?.parent ?? id]);
  else if (event.shiftKey) editing.select(selectedRange(editing.nodes, ids, id));
  else if (event.ctrlKey || event.metaKey) editing.select(withOther(editing, ids, id));
  else if (ids.length === 1 && ids[0] === id) {
    again(event, target, frame, parts);
    return;
  } else editing.select([id]);
}

/** A click on a selected block means the text or picture under the pointer. */
function again(
  event: MouseEvent,
  target: Element,
  frame: HTMLElement,
  { type, pick }: PagePointerParts,
): void {
  if (target.closest(disclosure) && event.detail < 2) return;
  const start = { target, point: { x: event.clientX, y: event.clientY } };
  if (!type(frame, start)) pick(frame, target);
}

/**
 * Adds a node of the same parent to the selection or removes it. A node of another parent starts a new
 * selection.
 */
function withOther({ nodes }: Editing, ids: readonly string[], id: string): readonly string[] {
  const slotKeyAt = (each: string) => {
    const node = nodes.get(each);
    return node && slotKeyOf(node);
  };
  const slotKey = slotKeyAt(id);
  const last = ids.at(-1);
  if (slotKey === undefined || last === undefined || slotKeyAt(last) !== slotKey) return [id];
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
