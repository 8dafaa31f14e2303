import { takesText } from '../../ui/keys/takes-text.ts';

/**
 * Runs now, or once no text has the focus: whoever types goes on in what opens. Returns how to call
 * it off.
 */
export function afterTyping(run: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const look = () => {
    if (signal.aborted || takesText(document.activeElement)) return;
    waiting.abort();
    run();
  };
  // The focus is on its way to the next field.
  document.addEventListener('focusout', () => setTimeout(look), { signal });
  look();
  return () => waiting.abort();
}
