import type { Point, Rect } from './rect.ts';

/** Where the page is rendered that is worked on: in the window itself, or in the frame of a preview. */
export interface Surface {
  /** Element that holds the rendered page. */
  readonly root: HTMLElement;
  /** Window that its events come to. */
  readonly window: Window & typeof globalThis;
  /** Null for the page in the window itself. */
  readonly frame: HTMLIFrameElement | null;
}

export function pageSurface(root: HTMLElement): Surface {
  return { root, window, frame: null };
}

/** Rectangle of an element of the page in the editor's window. */
export function rectOf({ frame }: Surface, element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!frame) return { x, y, width, height };
  const { origin, scale } = placeOfFrame(frame);
  return {
    x: origin.x + x * scale,
    y: origin.y + y * scale,
    width: width * scale,
    height: height * scale,
  };
}

/**
 * Upper left corner of the layer over the page, in the editor's window. Over a preview it is that of
 * the frame: the layer is measured with what lies on it, and moved there afterwards.
 */
export function originOf({ frame }: Surface, layer: Element): Point {
  const { x, y } = (frame ?? layer).getBoundingClientRect();
  return { x, y };
}

/** A point of the editor's window as the page's window counts. */
export function pointInPage({ frame }: Surface, { x, y }: Point): Point {
  if (!frame) return { x, y };
  const { origin, scale } = placeOfFrame(frame);
  return { x: (x - origin.x) / scale, y: (y - origin.y) / scale };
}

/** A point that an event names, in the editor's window. */
export function pointOf({ frame }: Surface, event: MouseEvent): Point {
  const { clientX: x, clientY: y, view } = event;
  if (!frame || view === window) return { x, y };
  const { origin, scale } = placeOfFrame(frame);
  return { x: origin.x + x * scale, y: origin.y + y * scale };
}

/** A frame may be rendered smaller than it is laid out. */
function placeOfFrame(frame: HTMLIFrameElement) {
  const { x, y, width } = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1;
  return { origin: { x: x + frame.clientLeft * scale, y: y + frame.clientTop * scale }, scale };
}

/** What of the editor's window shows the page. */
export function viewOf({ frame, root }: Surface): Rect {
  if (frame) {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return { x, y, width, height };
  }
  const { clientWidth, clientHeight } = root.ownerDocument.documentElement;
  const inset = (name: string) =>
    Number.parseFloat(root.ownerDocument.documentElement.style.getPropertyValue(name)) || 0;
  const [left, right] = [inset('--izlog-left'), inset('--izlog-right')];
  return {
    x: left,
    y: 0,
    width: clientWidth - left - right,
    height: clientHeight - inset('--izlog-bottom'),
  };
}

/** The frame of the innermost block around an element of the page. */
export function blockOf({ root }: Surface, target: EventTarget | null): HTMLElement | null {
  const element = elementOf(target);
  if (!element || !root.contains(element)) return null;
  return element.closest<HTMLElement>('[data-block]');
}

/** The innermost block under a point of the editor's window. */
export function blockAt(surface: Surface, point: Point): HTMLElement | null {
  const { x, y } = pointInPage(surface, point);
  const hit = surface.root.ownerDocument
    .elementsFromPoint(x, y)
    .find((element) => surface.root.contains(element));
  return blockOf(surface, hit ?? null);
}

/** Elements of a frame belong to classes of that frame: `instanceof` does not know them. */
export function elementOf(target: EventTarget | null): Element | null {
  return target && 'nodeType' in target && target.nodeType === 1 ? (target as Element) : null;
}

export function isInPage({ root }: Surface, target: EventTarget | null): target is Element {
  const element = elementOf(target);
  return element !== null && root.contains(element);
}
