import { beforePicture } from './before-picture.ts';

/** ms after which an element that cannot be seen is looked for again. */
const patience = 1000;

/** px around the element that are seen with it: places are rounded, more so where the page is zoomed. */
const slack = 1;

export interface PositionWatch {
  /** Takes the place where the element is now for the one to be told of leaving. */
  readonly renew: () => void;
  readonly stop: () => void;
}

/**
 * Tells when an element has moved for whatever reason, without asking in every frame: an observer is
 * placed around just the element, and sees less of it once it is elsewhere (as `layoutShift` of
 * floating-ui does, without its search for all that scrolls).
 */
export function watchPosition(element: Element, moved: () => void): PositionWatch {
  const { documentElement } = element.ownerDocument;
  let observer: IntersectionObserver | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rect: DOMRect | null = null;
  /** Of the element, what is seen while it is there: parts of it may be scrolled away. */
  let share = 1;

  function slotKey(): void {
    const next = element.getBoundingClientRect();
    if (observer && rect && isAt(rect, next)) return;
    stop();
    rect = next;
    share = 1;
    observe(next);
  }

  function observe({ top, right, bottom, left, width, height }: DOMRect): void {
    if (width === 0 || height === 0) return;
    const { clientWidth, clientHeight } = documentElement;
    const insets = [top, clientWidth - right, clientHeight - bottom, left];
    const rootMargin = insets.map((inset) => `${slack - Math.floor(inset)}px`).join(' ');
    const options = { root: element.ownerDocument, rootMargin, threshold: share };
    let isFirst = true;
    observer = new IntersectionObserver(([entry]) => {
      look(entry?.intersectionRatio ?? 0, isFirst);
      isFirst = false;
    }, options);
    observer.observe(element);
  }

  function look(seen: number, isFirst: boolean): void {
    const isThere = rect !== null && isAt(rect, element.getBoundingClientRect());
    if (!isThere) {
      moved();
    } else if (isFirst && seen < share && rect) {
      stop();
      // Out of sight: it is looked for now and then.
      if (seen === 0) timer = setTimeout(moved, patience);
      share = seen;
      if (seen > 0) observe(rect);
    }
  }

  function stop(): void {
    clearTimeout(timer);
    observer?.disconnect();
    observer = null;
  }

  return {
    renew: () => beforePicture(slotKey),
    stop() {
      stop();
      rect = null;
    },
  };
}

const isAt = (one: DOMRect, other: DOMRect) =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;
