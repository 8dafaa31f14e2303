import type { PageRouter } from './page-router.ts';

/** Calls `changed` when the router has a new state to show; a different page fades in (LAYOUT-09). */
export function subscribeToPages(router: PageRouter, changed: () => void): () => void {
  let path = router.state.location.pathname;
  return router.subscribe(({ location }) => {
    const isSame = location.pathname === path;
    path = location.pathname;
    if (isSame || !('startViewTransition' in document)) changed();
    else document.startViewTransition(changed);
  });
}
