import { orderStates } from '../order-states.ts';
import type { OrderSearch } from './find-orders.ts';

/** Order states, and work lists. */
const lists = ['flagged', 'byHand', ...orderStates] as const;

/** Parses the query of the list's address; unknown values are ignored. */
export function readSearch(query: Readonly<Record<string, unknown>>): OrderSearch {
  const { q, state, before } = query;
  return {
    query: typeof q === 'string' ? q.slice(0, 200).replaceAll('\0', '') : '',
    state: lists.find((each) => each === state) ?? null,
    before: typeof before === 'string' && /^\d{1,9}$/.test(before) ? Number(before) : null,
  };
}
