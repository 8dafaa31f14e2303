import { beforePaint } from './before-paint.ts';
import { onPageChange } from './page-changes.ts';
import { watchPosition } from './watch-position.ts';

type Update = () => void;

interface Followed {
  readonly updates: Set<Update>;
  readonly stop: () => void;
}

const followed = new WeakMap<Element, Followed>();

/**
 * Calls `update` before the next paint, and whenever an element may have moved or resized: when elements were
 * added to the page or removed, something scrolled, or the element moved by itself. All followers of an
 * element share its observers.
 */
export function follow(page: HTMLElement, element: Element, update: Update): () => void {
  const known = followed.get(element) ?? watchFor(page, element);
  followed.set(element, known);
  known.updates.add(update);
  beforePaint(update);
  return () => {
    known.updates.delete(update);
    if (known.updates.size > 0) return;
    known.stop();
    followed.delete(element);
  };
}

function watchFor(page: HTMLElement, element: Element): Followed {
  const updates = new Set<Update>();
  const notify = () => {
    for (const update of updates) beforePaint(update);
    position.renew();
  };
  const position = watchPosition(element, notify);
  position.renew();
  const stops = [
    onPageChange(page, notify),
    watchScrolling(element, notify),
    watchSize(element, () => {
      for (const update of updates) update();
      position.renew();
    }),
    position.stop,
  ];
  return {
    updates,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** Any ancestor of the element may scroll, and the window may be resized or zoomed. */
function watchScrolling(element: Element, notify: Update): () => void {
  const view = element.ownerDocument.defaultView;
  const stopper = new AbortController();
  const options = { capture: true, passive: true, signal: stopper.signal };
  const scrolled = ({ target }: Event) => {
    if ((target as Node).contains(element)) notify();
  };
  view?.addEventListener('scroll', scrolled, options);
  view?.addEventListener('resize', notify, options);
  view?.visualViewport?.addEventListener('scroll', notify, options);
  view?.visualViewport?.addEventListener('resize', notify, options);
  return () => stopper.abort();
}

/** Called in the same frame that shows the new size; there is no animation frame before it. */
function watchSize(element: Element, resized: Update): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (!isFirst) resized();
    isFirst = false;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
