import { createContext } from 'react';

/** Scrolls to the field of a path and focuses it, once it is rendered. */
export const FormFocusContext = createContext<(path: string) => void>(() => {});

/** Controls beside the label describe the value and do not edit it. */
const focusable =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button:not([slot="drag"], [data-mark] *), [tabindex="0"]:not([data-mark] *)';

/** Number of frames to wait for groups that are just opening. */
const timeout = 30;

/**
 * Focuses the first control of a field, waiting while it is not rendered. If it does not appear, focuses the
 * nearest group around it. Returns a function that cancels.
 */
export function focusField(root: HTMLElement, path: string): () => void {
  let frame = 0;
  let tries = 0;
  const attempt = () => {
    // An open dialog would take the focus back. The caller closes it.
    if (root.closest('[inert], [aria-hidden="true"]')) {
      frame = requestAnimationFrame(attempt);
      return;
    }
    const found = fieldAt(root, path);
    if (found && focusIn(found)) return;
    tries += 1;
    if (tries < timeout) frame = requestAnimationFrame(attempt);
    else focusNearest(root, path);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/**
 * Scrolls to a field and highlights it without moving focus, waiting while it is not rendered. Returns a
 * function that removes the highlight.
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
    } else if (++tries < timeout) frame = requestAnimationFrame(attempt);
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
