import type { Saving } from './create-saving.ts';

/** Saves when the page is hidden or closed, and warns while there are unsaved changes. */
export function followPage(saving: Saving): () => void {
  const events = new AbortController();
  const { signal } = events;
  const flush = () => void saving.flush();
  window.addEventListener('online', flush, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      const isHidden = document.visibilityState === 'hidden';
      saving.watch(!isHidden);
      if (isHidden) saving.leave(false);
    },
    { signal },
  );
  window.addEventListener('pagehide', () => saving.leave(true), { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (saving.hasUnsaved()) event.preventDefault();
    },
    { signal },
  );
  return () => events.abort();
}
