import { useState } from 'react';
import type { Selection } from 'react-aria-components';

export interface ListSelection {
  readonly ids: readonly string[];
  /** Whether all records that match the filter are selected, including those on other pages. */
  readonly isAllMatching: boolean;
}

const nothing: ListSelection = { ids: [], isAllMatching: false };

/** Selected records of one page. A change of page, search or filter clears the selection. */
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
