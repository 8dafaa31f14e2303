import type { PagePayload } from '../page/payload.ts';

/** Response of the server to `/_page{path}`: a screen or a redirect. */
export type PageResponse = { readonly page: PagePayload } | { readonly redirect: string };

/** Returns null when the server cannot be reached. A response that is not a page causes a full load. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageResponse | null> {
  try {
    return (await requestPage(url, signal)) ?? (await loadWhole(url));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Returns null for a response that is not a page; rejects when the server cannot be reached. */
export async function requestPage(url: URL, signal?: AbortSignal): Promise<PageResponse | null> {
  const response = await fetch(`/_page${url.pathname}${url.search}`, { signal: signal ?? null });
  const read = (await response.json().catch(() => null)) as Partial<
    Record<string, PagePayload>
  > | null;
  const isResponse = typeof read?.redirect === 'string' || read?.page?.content;
  return isResponse ? (read as unknown as PageResponse) : null;
}

/** Never resolves, so the current page stays until the document unloads. */
export function loadWhole(url: URL): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}
