import { useSyncExternalStore } from 'react';

/** How much of the bar has room: all of it, no previews, or the least with sheets from below. */
export type ScreenSize = 'wide' | 'medium' | 'narrow';

const wide = '(min-width: 1200px)';
const medium = '(min-width: 769px)';

function read(): ScreenSize {
  if (matchMedia(wide).matches) return 'wide';
  return matchMedia(medium).matches ? 'medium' : 'narrow';
}

function subscribe(changed: () => void): () => void {
  const queries = [wide, medium].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(subscribe, read);
}
