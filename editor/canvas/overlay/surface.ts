import type { Point, Rect } from './rect.ts';

/** The window in which the edited page is rendered: the editor's own, or that of a preview frame. */
export interface Surface {
  /** Element that holds the rendered page. */
  readonly root: HTMLElement;
  /** Window that receives its events. */
  readonly window: Window & typeof globalThis;
  /** Null for the page in the window itself. */
  readonly frame: HTMLIFrameElement | null;
}

export function pageSurface(root: HTMLElement): Surface {
  return { root, window, frame: null };
}

/** Returns the rectangle of a page element in the editor's window. */
export function rectOf({ frame }: Surface, element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!frame) return { x, y, width, height };
  const { origin, scale } = frameOffset(frame);
  return {
    x: origin.x + x * scale,
    y: origin.y + y * scale,
    width: width * scale,
    height: height * scale,
  };
}

/**
 * Returns the top left corner of the layer over the page, in the editor's window. Over a preview that is the
 * corner of the frame: the layer moves there only after its content is measured.
 */
export function originOf({ frame }: Surface, layer: Element): Point {
  const { x, y } = (frame ?? layer).getBoundingClientRect();
  return { x, y };
}

/** Converts a point of the editor's window to the page's window. */
export function pointInPage({ frame }: Surface, { x, y }: Point): Point {
  if (!frame) return { x, y };
  const { origin, scale } = frameOffset(frame);
  return { x: (x - origin.x) / scale, y: (y - origin.y) / scale };
}

/** Returns the point of an event in the editor's window. */
export function pointOf({ frame }: Surface, event: MouseEvent): Point {
  const { clientX: x, clientY: y, view } = event;
  if (!frame || view === window) return { x, y };
  const { origin, scale } = frameOffset(frame);
  return { x: origin.x + x * scale, y: origin.y + y * scale };
}

/** A frame may be rendered smaller than its layout size. */
function frameOffset(frame: HTMLIFrameElement) {
  const { x, y, width } = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1;
  return { origin: { x: x + frame.clientLeft * scale, y: y + frame.clientTop * scale }, scale };
}

/** Returns the part of the editor's window that shows the page. */
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

/** Returns the frame of the innermost block around an element of the page. */
export function blockOf({ root }: Surface, target: EventTarget | null): HTMLElement | null {
  const element = elementOf(target);
  if (!element || !root.contains(element)) return null;
  return element.closest<HTMLElement>('[data-block]');
}

/** Returns the innermost block under a point of the editor's window. */
export function blockAt(surface: Surface, point: Point): HTMLElement | null {
  const { x, y } = pointInPage(surface, point);
  const hit = surface.root.ownerDocument
    .elementsFromPoint(x, y)
    .find((element) => surface.root.contains(element));
  return blockOf(surface, hit ?? null);
}

/** Elements in a frame are instances of that frame's classes, so `instanceof` fails for them. */
export function elementOf(target: EventTarget | null): Element | null {
  return target && 'nodeType' in target && target.nodeType === 1 ? (target as Element) : null;
}

export function isInPage({ root }: Surface, target: EventTarget | null): target is Element {
  const element = elementOf(target);
  return element !== null && root.contains(element);
}
