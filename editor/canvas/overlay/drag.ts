import type { Editing } from '../../model/document/editing.ts';
import type { SlotProbes } from '../page/slot-probes.ts';
import { scrollSpeed } from './drop-maths.ts';
import { type DragSource, type DropTarget, drop, findTarget } from './drop-target.ts';
import type { OverlayStore } from './overlay-store.ts';
import { onPageChange } from './page-changes.ts';
import type { Point } from './rect.ts';
import type { PlacedBox } from './slot-boxes.ts';
import { pointOf, type Surface, viewOf } from './surface.ts';
import { whyNot } from './why.ts';

export interface DragParts {
  readonly editing: Editing;
  readonly overlay: OverlayStore;
  readonly probes: SlotProbes;
}

/** Distance in px that a mouse moves before a drag starts. */
const slack = 4;
/** ms that a touch is held before a drag starts. */
const longPress = 300;
/** Distance in px that a touch may move meanwhile. */
const touchSlack = 10;

/** Starts a drag with the pressed pointer: a mouse at once, a touch after a moment. */
export function beginDrag(parts: DragParts, source: DragSource, pressed: PointerEvent): void {
  const { overlay } = parts;
  const { surface } = overlay.getState();
  const isTouch = pressed.pointerType === 'touch';
  if (!pressed.isPrimary || pressed.button !== 0) return;
  const start = pointOf(surface, pressed);
  const stop = new AbortController();
  const { signal } = stop;
  let isActive = false;
  let motion: Motion | null = null;
  const timer = isTouch ? setTimeout(() => activate(), longPress) : undefined;

  function activate(): void {
    isActive = true;
    overlay.getState().typing?.end();
    holdPointer(pressed);
    motion = startMotion(parts, source, start);
  }

  function end(isDropped: boolean): void {
    clearTimeout(timer);
    stop.abort();
    const target = motion?.stop() ?? null;
    overlay.setState({ drag: null });
    if (isActive) swallowClick(windows());
    if (isDropped && target) void put(parts, source, target);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed.pointerId) return;
    const point = pointOf(surface, event);
    const moved = Math.hypot(point.x - start.x, point.y - start.y);
    if (isActive) motion?.move(point);
    else if (isTouch && moved > touchSlack) end(false);
    else if (!isTouch && moved > slack) activate();
  }

  const windows = () => [...new Set([window, surface.window])];
  for (const each of windows()) {
    const capture = { signal, capture: true };
    each.addEventListener('pointermove', move, capture);
    each.addEventListener('pointerup', () => end(isActive), capture);
    each.addEventListener('pointercancel', () => end(false), capture);
    each.addEventListener('blur', () => isActive && end(false), { signal });
    each.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), capture);
    each.addEventListener('touchmove', (event) => isActive && event.preventDefault(), {
      ...capture,
      passive: false,
    });
    each.addEventListener(
      'keydown',
      (event) => isActive && onKey(event, () => end(false)),
      capture,
    );
  }
}

function onKey(event: KeyboardEvent, cancel: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Escape') cancel();
}

/**
 * The frame of a preview would receive the pointer's events. The whole document captures the pointer, because
 * the pressed element would take its release for a click.
 */
function holdPointer({ target, pointerId }: PointerEvent): void {
  try {
    (target as Element).ownerDocument.documentElement.setPointerCapture(pointerId);
  } catch {
    // The pointer was released meanwhile.
  }
}

/** The click event at the end of a drag must be ignored. */
function swallowClick(windows: readonly Window[]): void {
  const stop = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop.abort();
  };
  const options = { capture: true, signal: stop.signal };
  for (const each of windows) {
    each.addEventListener('click', swallow, options);
    // A new press ends this at once, however late the timer is.
    each.addEventListener('pointerdown', () => stop.abort(), options);
  }
  setTimeout(() => stop.abort(), 50);
}

/** Boxes of slots, cached until the page scrolls or changes: on a long page measuring costs a frame. */
function keepBoxes(surface: Surface, onForget: () => void) {
  const measured = new Map<HTMLElement | null, readonly PlacedBox[]>();
  let top = 0;
  const forget = () => {
    measured.clear();
    onForget();
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  for (const each of new Set([window, surface.window])) {
    each.addEventListener('scroll', forget, options);
    each.addEventListener('resize', forget, options);
  }
  const sizes = new ResizeObserver(forget);
  sizes.observe(surface.root);
  const stopChanges = onPageChange(surface.root, forget);
  return {
    /** Returns the boxes for a scroll position. Scroll events arrive later than the scrolling itself. */
    at(scrolledTo: number) {
      if (scrolledTo !== top) forget();
      top = scrolledTo;
      return measured;
    },
    stop() {
      stop.abort();
      sizes.disconnect();
      stopChanges();
    },
  };
}

interface Motion {
  readonly move: (point: Point) => void;
  readonly stop: () => DropTarget | null;
}

/** Finds the target once per frame, and scrolls near the edges. */
function startMotion(
  { editing, overlay, probes }: DragParts,
  source: DragSource,
  start: Point,
): Motion {
  const { surface: onto } = overlay.getState();
  let isStale = true;
  const boxes = keepBoxes(onto, () => {
    isStale = true;
  });
  const find = (surface: Surface) => {
    const measured = boxes.at(surface.window.scrollY);
    return findTarget({ editing, surface, probes, measured }, source, point);
  };
  let point = start;
  let last = performance.now();
  let frame = requestAnimationFrame(tick);

  function tick(now: number): void {
    const { surface } = overlay.getState();
    const speed = scrollSpeed(point.y, viewOf(surface));
    const before = surface.window.scrollY;
    if (speed !== 0)
      surface.window.scrollBy({ top: (speed * (now - last)) / 1000, behavior: 'instant' });
    last = now;
    if (isStale || surface.window.scrollY !== before) {
      const target = find(surface);
      overlay.setState({ drag: { source, point, target } });
      isStale = false;
    }
    frame = requestAnimationFrame(tick);
  }

  return {
    move(next) {
      point = next;
      isStale = true;
    },
    stop() {
      cancelAnimationFrame(frame);
      boxes.stop();
      if (!isStale) return overlay.getState().drag?.target ?? null;
      const { surface } = overlay.getState();
      return find(surface);
    },
  };
}

async function put(
  { editing, overlay }: DragParts,
  source: DragSource,
  { allowed, position }: DropTarget,
): Promise<void> {
  const result = allowed.ok ? await drop(editing, source, position) : allowed;
  if (!result.ok) overlay.setState({ notice: whyNot(editing, result.error) });
}
