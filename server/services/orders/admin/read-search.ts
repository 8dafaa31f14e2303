import { orderStates } from '../order-states.ts';
import type { OrderSearch } from './find-orders.ts';

/** States of orders, and lists that people have to work on. */
const lists = ['flagged', 'byHand', ...orderStates] as const;

/** What the address of the list asks for; what it does not know is left out. */
export function readSearch(query: Readonly<Record<string, unknown>>): OrderSearch {
  const { q, state, before } = query;
  return {
    query: typeof q === 'string' ? q.slice(0, 200).replaceAll('\0', '') : '',
    state: lists.find((each) => each === state) ?? null,
    before: typeof before === 'string' && /^\d{1,9}$/.test(before) ? Number(before) : null,
  };
}
