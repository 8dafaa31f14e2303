import { useSearchParams } from 'react-router-dom';
import { changedParams, type ListState, readListState } from './list-state.ts';

export function useListState() {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  /** With `replace`, as while typing, no entry is added to the browser history; paging adds one. */
  const change = (next: Partial<ListState>, replace = false) =>
    setParams(changedParams(state, next), { replace });
  return { state, change };
}
