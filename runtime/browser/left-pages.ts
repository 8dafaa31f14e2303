import type { PagePayload } from '../page/payload.ts';

/** Visited pages by history entry, so back navigation renders them without a request. */
const left = new Map<string, PagePayload>();
const maxLeft = 10;

/** Call after a change to data that pages show. */
export const clearLeftPages = () => left.clear();

export const leftPage = (key: string): PagePayload | undefined => left.get(key);

export function keepLeftPage(key: string, page: PagePayload): void {
  left.delete(key);
  left.set(key, page);
  if (left.size > maxLeft) left.delete(left.keys().next().value as string);
}
