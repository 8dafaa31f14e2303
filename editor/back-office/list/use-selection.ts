import { useState } from 'react';
import type { Selection } from 'react-aria-components';

export interface ListSelection {
  readonly ids: readonly string[];
  /** Everything that the list shows, also on other pages. */
  readonly isAllMatching: boolean;
}

const nothing: ListSelection = { ids: [], isAllMatching: false };

/** The chosen records of one page; another page, search or filter begins with none. */
export function useSelection(shown: string, pageIds: readonly string[]) {
  const [known, setKnown] = useState({ shown, selection: nothing });
  const selection = known.shown === shown ? known.selection : nothing;
  const set = (next: ListSelection) => setKnown({ shown, selection: next });
  return {
    selection,
    select(keys: Selection) {
      set({ ids: keys === 'all' ? pageIds : [...keys].map(String), isAllMatching: false });
    },
    selectAllMatching: () => set({ ids: pageIds, isAllMatching: true }),
    clear: () => set(nothing),
  };
}
