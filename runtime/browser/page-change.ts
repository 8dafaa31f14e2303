import type { PageRouter } from './page-router.ts';

/** Calls `changed` when the router has a new state to show; a different page fades in (LAYOUT-09). */
export function subscribeToPages(router: PageRouter, changed: () => void): () => void {
  let path = location.pathname;
  return router.subscribe((pathname) => {
    const isSame = pathname === path;
    path = pathname;
    if (isSame || !('startViewTransition' in document)) changed();
    else document.startViewTransition(changed);
  });
}
