import { beforePaint } from './before-paint.ts';

/** ms after which an invisible element is checked again. */
const timeout = 1000;

/** px added around the observed element, because positions are rounded, more so where the page is zoomed. */
const slack = 1;

export interface PositionWatch {
  /** Makes the current position the one to watch. */
  readonly renew: () => void;
  readonly stop: () => void;
}

/**
 * Reports when an element has moved for any reason, without polling each frame: an IntersectionObserver is
 * cropped to the element and sees less of it once it has moved (like `layoutShift` of floating-ui, without
 * its search for scrolling ancestors).
 */
export function watchPosition(element: Element, moved: () => void): PositionWatch {
  const { documentElement } = element.ownerDocument;
  let observer: IntersectionObserver | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rect: DOMRect | null = null;
  /** Visible share of the element at its position: parts of it may be scrolled out of view. */
  let share = 1;

  function measure(): void {
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
      check(entry?.intersectionRatio ?? 0, isFirst);
      isFirst = false;
    }, options);
    observer.observe(element);
  }

  function check(seen: number, isFirst: boolean): void {
    const isThere = rect !== null && isAt(rect, element.getBoundingClientRect());
    if (!isThere) {
      moved();
    } else if (isFirst && seen < share && rect) {
      stop();
      // Invisible elements are checked periodically.
      if (seen === 0) timer = setTimeout(moved, timeout);
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
    renew: () => beforePaint(measure),
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
