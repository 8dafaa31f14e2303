import type { PageRouter } from './page-router.ts';

/** ms after which a page is shown without a fade, because the browser paints no frame to begin it. */
const longest = 2000;

/** Calls `changed` when the router has a new state to show; a different page fades in (LAYOUT-09). */
export function subscribeToPages(router: PageRouter, changed: () => void): () => void {
  let path = location.pathname;
  return router.subscribe((pathname) => {
    const isSame = pathname === path;
    path = pathname;
    if (isSame || !('startViewTransition' in document)) return changed();
    const fade = document.startViewTransition(changed);
    setTimeout(() => fade.skipTransition(), longest);
  });
}
