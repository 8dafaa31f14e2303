import type { Editing } from '../../model/document/editing.ts';
import { beginDrag, type DragParts } from './drag.ts';
import type { DragSource } from './drop-target.ts';

/** The library is outside of the overlay, so it looks the overlay up by the documents. */
const overlays = new WeakMap<Editing, DragParts>();

export function offerDrags(parts: DragParts): () => void {
  overlays.set(parts.editing, parts);
  return () => overlays.delete(parts.editing);
}

/** Starts dragging a block onto the page, also from the library, with the pressed pointer. */
export function startDrag(editing: Editing, source: DragSource, pressed: PointerEvent): void {
  const parts = overlays.get(editing);
  if (parts) beginDrag(parts, source, pressed);
}
