import { requestPage } from './fetch-page.ts';
import { leadsInside } from './leads-inside.ts';
import { cancelPrefetch, schedulePrefetch } from './visited-pages.ts';

/**
 * Fetches the page of a link that a pointer, a finger or the focus stays on. Skips links with a query,
 * because lists have many and some change data, and links to another language, because their request ends the
 * cart session.
 */
export function prefetchPage(link: HTMLAnchorElement): void {
  cancelPrefetch();
  const url = new URL(link.href);
  const isShown = url.pathname === location.pathname;
  if (url.search || isShown || link.hreflang || !leadsInside(link, url)) return;
  schedulePrefetch(url.pathname, () => requestPage(url));
}
