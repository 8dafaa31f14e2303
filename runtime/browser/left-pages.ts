import type { PagePayload } from '../page/payload.ts';
import type { PageResponse } from './fetch-page.ts';

/** Visited pages by history entry, so back navigation renders them without a request. */
const left = new Map<string, PagePayload>();
const maxLeft = 10;

/** Pages fetched before their link was followed, by path. */
const ahead = new Map<string, Promise<PageResponse | null>>();
/** Time for which a page fetched ahead is used, ms. */
const maxAge = 10_000;
/** A pointer that only passes over a link stays on it for less time, ms. */
const intentDelay = 65;

let intent: ReturnType<typeof setTimeout> | undefined;

/** Call after a change to data that pages show. */
export function clearLeftPages(): void {
  left.clear();
  ahead.clear();
}

/** Fetches the page of a path after a moment, unless the link is left or followed before. */
export function fetchPageAhead(path: string, request: () => Promise<PageResponse | null>): void {
  intent = setTimeout(() => {
    if (ahead.has(path)) return;
    // Without a connection the navigation tries again and says so.
    const response = request().catch(() => null);
    ahead.set(path, response);
    setTimeout(() => ahead.delete(path), maxAge);
  }, intentDelay);
}

export const cancelFetchAhead = (): void => clearTimeout(intent);

/** Returns the page fetched ahead, once; null when there is none. */
export async function takePageAhead(path: string): Promise<PageResponse | null> {
  cancelFetchAhead();
  const found = ahead.get(path);
  ahead.delete(path);
  return (await found) ?? null;
}

export const leftPage = (key: string): PagePayload | undefined => left.get(key);

export function keepLeftPage(key: string, page: PagePayload): void {
  left.delete(key);
  left.set(key, page);
  if (left.size > maxLeft) left.delete(left.keys().next().value as string);
}
