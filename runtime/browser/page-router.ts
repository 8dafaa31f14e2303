import type { PagePayload } from '../page/payload.ts';
import type { HistoryRouter } from './history-router.ts';

/** Called with the path that the router shows. */
type Listener = (pathname: string) => void;

/** The part of the router that the page needs; its code is fetched when a navigation is likely. */
export interface PageRouter {
  readonly page: () => PagePayload;
  /** Scroll position to restore on back navigation, px. */
  readonly restoredScroll: () => number | null;
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => Promise<void>;
  readonly revalidate: () => Promise<void>;
  /** Fetches the code, and the page of a link; a failure shows at the next navigation. */
  readonly prefetch: (link: HTMLAnchorElement | null) => void;
  readonly subscribe: (changed: Listener) => () => void;
  readonly dispose: () => void;
}

export function createPageRouter(
  initial: PagePayload,
  prepare: (payload: PagePayload, whole: boolean) => Promise<void>,
  onUnreachable: () => void = () => undefined,
): PageRouter {
  const listeners = new Set<Listener>();
  const address = currentAddress();
  let page = initial;
  let router: HistoryRouter | null = null;
  let loading: Promise<HistoryRouter | null> | null = null;

  async function create(): Promise<HistoryRouter> {
    const { createHistoryRouter, shownPage } = await import('./history-router.ts');
    router = createHistoryRouter(initial, prepare, onUnreachable);
    router.subscribe((state) => {
      page = shownPage({ state });
      for (const changed of listeners) changed(state.location.pathname);
    });
    return router;
  }

  function load(): Promise<HistoryRouter | null> {
    loading ??= create().catch(() => (loading = null));
    return loading;
  }

  async function revalidate(): Promise<void> {
    await (await load())?.revalidate();
  }

  /** After a reload, Back can reach older history entries before the router has loaded. */
  function onTravel(): void {
    if (!router && currentAddress() !== address) void revalidate();
  }
  addEventListener('popstate', onTravel);

  return {
    page: () => page,
    restoredScroll: () => {
      const position = router?.state.restoreScrollPosition;
      return typeof position === 'number' ? position : null;
    },
    async navigate(path, options) {
      const loaded = await load();
      if (loaded) await loaded.navigate(path, options);
      else if (navigator.onLine) location.assign(path);
      else onUnreachable();
    },
    revalidate,
    async prefetch(link) {
      if (!(await load()) || !link) return;
      const { prefetchPage } = await import('./prefetch-page.ts');
      prefetchPage(link);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    dispose() {
      removeEventListener('popstate', onTravel);
      router?.dispose();
    },
  };
}

const currentAddress = () => location.pathname + location.search;
