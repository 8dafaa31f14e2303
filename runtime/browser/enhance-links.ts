import type { PageRouter } from './page-router.ts';

const outside = /^\/(api|media|assets|admin|_|dev\/|sitemap|robots)/;

/**
 * Turns plain links into page changes without a full load, in hydrated blocks and in those without code.
 * Links with special browser behaviour are left alone. A link marked `data-choose` opens its product in a
 * dialog.
 */
export function enhanceLinks(router: PageRouter, choose: (path: string) => Promise<unknown>): void {
  document.addEventListener('click', (event) => {
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

function leadsInside(link: HTMLAnchorElement, url: URL): boolean {
  if (url.origin !== location.origin || outside.test(url.pathname)) return false;
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
    return false;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return !(samePage && url.hash);
}
