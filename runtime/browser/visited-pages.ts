import type { PagePayload } from '../page/payload.ts';
import type { PageResponse } from './fetch-page.ts';

/** Pages that were left, by history entry, so back navigation renders them without a request. */
const visited = new Map<string, PagePayload>();
const maxVisited = 10;

/** Pages fetched before their link was followed, by path. */
const prefetched = new Map<string, Promise<PageResponse | null>>();
/** Time for which a prefetched page is used, ms. */
const maxAge = 10_000;
/** Hover time before a link is prefetched, in ms: longer than a pointer needs to cross it. */
const intentDelay = 65;

let intent: ReturnType<typeof setTimeout> | undefined;

/** Call after a change to data that pages show. */
export function clearVisitedPages(): void {
  visited.clear();
  prefetched.clear();
}

/** Fetches the page of a path after a moment, unless the link is left or followed before. */
export function schedulePrefetch(path: string, request: () => Promise<PageResponse | null>): void {
  intent = setTimeout(() => {
    if (prefetched.has(path)) return;
    // Without a connection, the navigation requests the page again and reports the error.
    const response = request().catch(() => null);
    prefetched.set(path, response);
    setTimeout(() => prefetched.delete(path), maxAge);
  }, intentDelay);
}

export const cancelPrefetch = (): void => clearTimeout(intent);

/** Returns the prefetched page and removes it from the cache; null when there is none. */
export async function takePrefetchedPage(path: string): Promise<PageResponse | null> {
  cancelPrefetch();
  const found = prefetched.get(path);
  prefetched.delete(path);
  return (await found) ?? null;
}

export const visitedPage = (key: string): PagePayload | undefined => visited.get(key);

export function keepVisitedPage(key: string, page: PagePayload): void {
  visited.delete(key);
  visited.set(key, page);
  if (visited.size > maxVisited) visited.delete(visited.keys().next().value as string);
}
