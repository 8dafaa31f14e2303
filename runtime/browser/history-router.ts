import { createBrowserRouter, createPath, redirect, replace } from 'react-router-dom';
import type { PagePayload } from '../page/payload.ts';
import { allStyles } from './all-styles.ts';
import { fetchPage, loadWhole } from './fetch-page.ts';
import {
  clearVisitedPages,
  keepVisitedPage,
  takePrefetchedPage,
  visitedPage,
} from './visited-pages.ts';

const pageRoute = 'page';

/** Remembered scroll positions by history entry, px. */
const positions: Record<string, number> = {};

export type HistoryRouter = ReturnType<typeof createHistoryRouter>;

/**
 * Creates a router with one route: the server decides which screen a path is, because it owns the route
 * table. The router provides history, race handling, scroll positions and revalidation.
 */
export function createHistoryRouter(
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
          const ahead = url.search ? null : await takePrefetchedPage(url.pathname);
          const response = ahead ?? (await fetchPage(url, request.signal));
          if (!response) return stay(router, onUnreachable);
          if ('redirect' in response) return redirect(response.redirect);
          await Promise.all([
            prepare(response.page, true).catch(() => loadWhole(url)),
            allStyles(),
          ]);
          return response.page;
        },
      },
    ],
    { hydrationData: { loaderData: { [pageRoute]: initial } } },
  );
  router.enableScrollRestoration(positions, () => window.scrollY);
  return router;
}

export function shownPage(router: Pick<HistoryRouter, 'state'>): PagePayload {
  return router.state.loaderData[pageRoute] as PagePayload;
}

/** Caches the shown page and returns the cached page of the target entry. A revalidation clears the cache. */
function leave({ state }: HistoryRouter): PagePayload | undefined {
  const next = state.navigation.location;
  if (!next) {
    clearVisitedPages();
    return undefined;
  }
  keepVisitedPage(state.location.key, { ...shownPage({ state }), notices: [], submission: null });
  return visitedPage(next.key);
}

/** The page to keep when the next one cannot be loaded. */
let kept: PagePayload | null = null;

/** Keeps the current page when a link cannot be followed without a connection. */
function stay(router: HistoryRouter, onUnreachable: () => void) {
  onUnreachable();
  const page = shownPage(router);
  if (!router.state.navigation.location) return page;
  kept = page;
  return replace(createPath(router.state.location));
}
