import { createContext } from 'react';

/** Brings the field of a path into view and puts the focus on it, once it is rendered. */
export const FormFocusContext = createContext<(path: string) => void>(() => {});

/** What stands beside the label says something about the value; it is not where it is changed. */
const focusable =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button:not([slot="drag"], [data-mark] *), [tabindex="0"]:not([data-mark] *)';

/** Frames to wait for parts that are just being opened. */
const patience = 30;

/**
 * Focuses the first control of a field; while it is not rendered, waits. After that the nearest part
 * around it gets the focus. Returns a function that gives up.
 */
export function focusField(root: HTMLElement, path: string): () => void {
  let frame = 0;
  let tries = 0;
  const attempt = () => {
    // An open dialog takes the focus back; what leads here closes it.
    if (root.closest('[inert], [aria-hidden="true"]')) {
      frame = requestAnimationFrame(attempt);
      return;
    }
    const found = fieldAt(root, path);
    if (found && focusIn(found)) return;
    tries += 1;
    if (tries < patience) frame = requestAnimationFrame(attempt);
    else focusNearest(root, path);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/**
 * Brings a field into view and marks it, with the focus where it is; while it is not rendered, waits.
 * Answers a function that takes the mark off.
 */
export function markField(root: HTMLElement, path: string): () => void {
  let frame = 0;
  let tries = 0;
  let marked: HTMLElement | null = null;
  const attempt = () => {
    marked = fieldAt(root, path);
    if (marked) {
      marked.dataset.shown = '';
      marked.scrollIntoView({ block: 'center', behavior: 'instant' });
    } else if (++tries < patience) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => {
    cancelAnimationFrame(frame);
    delete marked?.dataset.shown;
  };
}

function fieldAt(root: HTMLElement, path: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
}

function focusIn(field: HTMLElement): boolean {
  const control = field.querySelector<HTMLElement>(focusable);
  if (!control) return false;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.focus({ preventScroll: true });
  return field.contains(document.activeElement);
}

function focusNearest(root: HTMLElement, path: string): void {
  const keys = path.split('/');
  for (let length = keys.length - 1; length > 0; length -= 1) {
    const field = fieldAt(root, keys.slice(0, length).join('/'));
    if (field && focusIn(field)) return;
  }
}
