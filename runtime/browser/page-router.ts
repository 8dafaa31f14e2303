import { createBrowserRouter, redirect } from 'react-router-dom';
import type { PagePayload } from '../page/payload.ts';

const pageRoute = 'page';

/** Pages that were left, by history entry: going back draws them again without a request. */
const left = new Map<string, PagePayload>();
const mostLeft = 10;

/** After a change that pages show. */
export const forgetLeftPages = () => left.clear();

/** Remembered scroll positions by history entry, px. */
const positions: Record<string, number> = {};

/** What the server answers to `/_page{path}`: a screen, or where to go instead. */
export type PageAnswer = { readonly page: PagePayload } | { readonly redirect: string };

export type PageRouter = ReturnType<typeof createPageRouter>;

/**
 * One route: which screen a path is, the server decides (it owns the route table). The router gives
 * history, races, scroll positions and revalidation.
 */
export function createPageRouter(
  initial: PagePayload,
  prepare: (payload: PagePayload, whole: boolean) => Promise<void>,
) {
  const router = createBrowserRouter(
    [
      {
        id: pageRoute,
        path: '*',
        element: null,
        loader: async ({ request }) => {
          const known = leave(router);
          if (known) return known;
          const page = await fetchPage(new URL(request.url), request.signal);
          if (page && 'redirect' in page) return redirect(page.redirect);
          if (page) await prepare(page.page, true);
          return page?.page ?? initial;
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

/** Keeps the shown page; answers the page of the entry gone to. What is drawn anew is no page left. */
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

/** Falls back to a full load when the data cannot be had: the browser's own page says why. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageAnswer | null> {
  try {
    const answer = await fetch(`/_page${url.pathname}${url.search}`, { signal });
    return (await answer.json()) as PageAnswer;
  } catch (error) {
    if (signal.aborted) throw error;
    location.assign(url);
    // The shown page stays until the document leaves.
    return new Promise(() => undefined);
  }
}
