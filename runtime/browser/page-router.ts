import { createBrowserRouter, createPath, redirect, replace } from 'react-router-dom';
import type { PagePayload } from '../page/payload.ts';

const pageRoute = 'page';

/** Pages that were left, by history entry: going back renders them again without a request. */
const left = new Map<string, PagePayload>();
const mostLeft = 10;

/** After a change that pages show. */
export const forgetLeftPages = () => left.clear();

/** Remembered scroll positions by history entry, px. */
const positions: Record<string, number> = {};

/** What the server answers to `/_page{path}`: a screen, or where to go instead. */
export type PageResponse = { readonly page: PagePayload } | { readonly redirect: string };

export type PageRouter = ReturnType<typeof createPageRouter>;

/**
 * One route: which screen a path is, the server decides (it owns the route table). The router gives
 * history, races, scroll positions and revalidation.
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

/** Keeps the shown page; answers the page of the entry gone to. What is rendered again is no page left. */
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

/** The page that stays when another cannot be had. */
let kept: PagePayload | null = null;

/** A link that leads nowhere for want of a connection leaves the page as it is. */
function stay(router: PageRouter, onUnreachable: () => void) {
  onUnreachable();
  const page = shownPage(router);
  if (!router.state.navigation.location) return page;
  kept = page;
  return replace(createPath(router.state.location));
}

/** Null: the server cannot be reached. What is no page is left to a full load. */
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

/** The shown page stays until the document leaves. */
function loadWhole(url: URL): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}
