import type { Editing } from '../../model/document/editing.ts';
import { beginDrag, type DragParts } from './drag.ts';
import type { DragSource } from './drop-target.ts';

/** The library lies outside of the overlay: it finds the overlay by the documents. */
const overlays = new WeakMap<Editing, DragParts>();

export function offerDrags(parts: DragParts): () => void {
  overlays.set(parts.editing, parts);
  return () => overlays.delete(parts.editing);
}

/** Drags something onto the page, also out of the library, with the pointer that was pressed on it. */
export function startDrag(editing: Editing, source: DragSource, pressed: PointerEvent): void {
  const parts = overlays.get(editing);
  if (parts) beginDrag(parts, source, pressed);
}
