import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fitting, follow, type Grip, gripOf, type Point, zoomAt } from './zoom-view.ts';

const doubleTapScale = 2.5;
/** Sideways distance of a swipe to the next picture, in px. */
const leafDistance = 60;

/**
 * Zoom by wheel, pinch, double tap and buttons; a sideways swipe over an unzoomed picture shows the next one.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, leaf: (by: 1 | -1) => void) {
  const [view, setView] = useState(fitting);
  const pointers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>(null);
  const stroke = useRef(0);

  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setView((before) => zoomAt(before, factor, point, sizeOf(frame)));

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = pointIn(frame, event);
      setView((before) => zoomAt(before, Math.exp(-event.deltaY / 400), point, sizeOf(frame)));
    };
    // React adds passive wheel listeners, which cannot prevent scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const hold = () => {
    grip.current = pointers.current.size > 0 ? gripOf([...pointers.current.values()]) : null;
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointIn(frame, event));
      stroke.current = 0;
      hold();
    },
    onPointerMove(event: PointerEvent) {
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, pointIn(frame, event));
      const before = grip.current;
      const now = gripOf([...pointers.current.values()]);
      grip.current = now;
      if (!before) return;
      stroke.current += now.middle.x - before.middle.x;
      setView((held) => follow(held, before, now, sizeOf(frame)));
    },
    onPointerUp(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      hold();
      const isLeafing = view.scale === 1 && Math.abs(stroke.current) > leafDistance;
      if (isLeafing && pointers.current.size === 0) leaf(stroke.current < 0 ? 1 : -1);
    },
    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      hold();
    },
    onDoubleClick(event: { clientX: number; clientY: number }) {
      const point = pointIn(frame, event);
      setView((before) =>
        before.scale > 1 ? fitting : zoomAt(before, doubleTapScale, point, sizeOf(frame)),
      );
    },
  };
  return { view, zoom, reset: () => setView(fitting), setView, handlers };
}

export function sizeOf({ current }: RefObject<HTMLElement | null>) {
  return { width: current?.clientWidth ?? 0, height: current?.clientHeight ?? 0 };
}

function pointIn(
  { current }: RefObject<HTMLElement | null>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const box = current?.getBoundingClientRect() ?? new DOMRect();
  return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
}
