import type { PageRouter } from './page-router.ts';

/** ms after which a page is shown without a fade, because the browser paints no frame to begin it. */
const longest = 2000;

/** Calls `changed` when the router has a new state to show; a different page fades in (LAYOUT-09). */
export function subscribeToPages(router: PageRouter, changed: () => void): () => void {
  let path = location.pathname;
  return router.subscribe((pathname) => {
    const fade = pathname === path ? null : document.startViewTransition?.(changed);
    path = pathname;
    if (fade) setTimeout(() => fade.skipTransition(), longest);
    else changed();
  });
}
