import { type PointerEvent, useRef } from 'react';
import type { Point } from './crop-rectangle.ts';

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * Tracks a pointer held down on an element. `onDrag` receives the distance since it went down and its
 * position, both in fractions of the frame.
 */
export function useDrag(
  frame: () => DOMRect | undefined,
  onStart: (at: Point) => void,
  onDrag: (by: Point, at: Point) => void,
): DragHandlers {
  const start = useRef<Point | null>(null);
  const slotKeyOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = slotKeyOf(event);
      start.current = at;
      onStart(at);
    },
    onPointerMove(event) {
      if (!start.current) return;
      const at = slotKeyOf(event);
      onDrag({ x: at.x - start.current.x, y: at.y - start.current.y }, at);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
