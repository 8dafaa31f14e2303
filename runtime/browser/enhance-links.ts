import { leadsInside } from './leads-inside.ts';
import { listenOnPage } from './page-events.ts';
import type { PageRouter } from './page-router.ts';

/**
 * Turns plain links into page changes without a full load, in hydrated blocks and in those without code.
 * Links with special browser behaviour are left alone. A link marked `data-choose` opens its product in a
 * dialog.
 */
export function enhanceLinks(router: PageRouter, choose: (path: string) => Promise<unknown>): void {
  listenOnPage('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    const url = new URL(link.href);
    if (!leadsInside(link, url)) return;
    event.preventDefault();
    const path = url.pathname + url.search + url.hash;
    void ('choose' in link.dataset ? choose(path) : router.navigate(path));
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
