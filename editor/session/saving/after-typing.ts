import { takesText } from '../../ui/keys/takes-text.ts';

/**
 * Runs now, or once no text field has focus, so that typing is not interrupted. Returns a function that
 * cancels.
 */
export function afterTyping(run: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const check = () => {
    if (signal.aborted || takesText(document.activeElement)) return;
    waiting.abort();
    run();
  };
  // Focus may be moving to the next field.
  document.addEventListener('focusout', () => setTimeout(check), { signal });
  check();
  return () => waiting.abort();
}
