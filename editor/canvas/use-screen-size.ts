import { useSyncExternalStore } from 'react';

export type ScreenSize = 'wide' | 'medium' | 'narrow';

const wide = '(min-width: 1200px)';

function sizeHook(medium: string): () => ScreenSize {
  const read = () => {
    if (matchMedia(wide).matches) return 'wide';
    return matchMedia(medium).matches ? 'medium' : 'narrow';
  };
  const subscribe = (changed: () => void) => {
    const queries = [wide, medium].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', changed);
    return () => {
      for (const query of queries) query.removeEventListener('change', changed);
    };
  };
  return () => useSyncExternalStore(subscribe, read);
}

/** On narrow screens panels are bottom sheets. */
export const useScreenSize = sizeHook('(min-width: 769px)');

/** Size class for the bar: medium already on some screens whose panels are sheets. */
export const useBarSize = sizeHook('(min-width: 700px)');
