import { createBrowserRouter, createPath, redirect, replace } from 'react-router-dom';
import type { PagePayload } from '../page/payload.ts';

const pageRoute = 'page';

/** Visited pages by history entry, so back navigation renders them without a request. */
const left = new Map<string, PagePayload>();
const mostLeft = 10;

/** Call after a change to data that pages show. */
export const forgetLeftPages = () => left.clear();

/** Remembered scroll positions by history entry, px. */
const positions: Record<string, number> = {};

/** Response of the server to `/_page{path}`: a screen or a redirect. */
export type PageResponse = { readonly page: PagePayload } | { readonly redirect: string };

export type PageRouter = ReturnType<typeof createPageRouter>;

/**
 * Creates a router with one route: the server decides which screen a path is, because it owns the route
 * table. The router provides history, race handling, scroll positions and revalidation.
 */
export function createPageRouter(
  initial: PagePayload,
  prepare: (payload: PagePayload, whole: boolean) => Promise<void>,
  onUnreachable: () => void = () => undefined,
) {
  const router = createBrowserRouter(
    [
      {
        id: pageRoute,
        path: '*',
        element: null,
        loader: async ({ request }) => {
          const known = kept ?? leave(router);
          kept = null;
          if (known) return known;
          const url = new URL(request.url);
          const response = await fetchPage(url, request.signal);
          if (!response) return stay(router, onUnreachable);
          if ('redirect' in response) return redirect(response.redirect);
          await prepare(response.page, true).catch(() => loadWhole(url));
          return response.page;
        },
      },
    ],
    { hydrationData: { loaderData: { [pageRoute]: initial } } },
  );
  router.enableScrollRestoration(positions, () => window.scrollY);
  return router;
}

export function shownPage(router: PageRouter): PagePayload {
  return router.state.loaderData[pageRoute] as PagePayload;
}

/** Caches the shown page and returns the cached page of the target entry. A revalidation clears the cache. */
function leave({ state }: PageRouter): PagePayload | undefined {
  const next = state.navigation.location;
  if (!next) {
    left.clear();
    return undefined;
  }
  const page = state.loaderData[pageRoute] as PagePayload;
  left.delete(state.location.key);
  left.set(state.location.key, { ...page, notices: [], submission: null });
  if (left.size > mostLeft) left.delete(left.keys().next().value as string);
  return left.get(next.key);
}

/** The page to keep when the next one cannot be loaded. */
let kept: PagePayload | null = null;

/** Keeps the current page when a link cannot be followed without a connection. */
function stay(router: PageRouter, onUnreachable: () => void) {
  onUnreachable();
  const page = shownPage(router);
  if (!router.state.navigation.location) return page;
  kept = page;
  return replace(createPath(router.state.location));
}

/** Returns null when the server cannot be reached. A response that is not a page causes a full load. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageResponse | null> {
  try {
    const response = await fetch(`/_page${url.pathname}${url.search}`, { signal });
    const read = (await response.json().catch(() => null)) as Partial<
      Record<string, PagePayload>
    > | null;
    const isResponse = typeof read?.redirect === 'string' || read?.page?.content;
    return isResponse ? (read as unknown as PageResponse) : await loadWhole(url);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Never resolves, so the current page stays until the document unloads. */
function loadWhole(url: URL): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}
