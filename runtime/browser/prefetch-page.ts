import { requestPage } from './fetch-page.ts';
import { leadsInside } from './leads-inside.ts';
import { cancelPrefetch, schedulePrefetch } from './visited-pages.ts';

/**
 * Fetches the page of a link that a pointer, a finger or the focus stays on. Links with a query are left out:
 * lists have many, and some act; so are those to another language, because a request for one leaves the cart.
 */
export function prefetchPage(link: HTMLAnchorElement): void {
  cancelPrefetch();
  const url = new URL(link.href);
  const isShown = url.pathname === location.pathname;
  if (url.search || isShown || link.hreflang || !leadsInside(link, url)) return;
  schedulePrefetch(url.pathname, () => requestPage(url));
}
