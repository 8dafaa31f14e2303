const outside = /^\/(api|media|assets|admin|feeds|_|dev\/|sitemap|robots)/;

/** Whether a page change follows the link. */
export function leadsInside(link: HTMLAnchorElement, url: URL): boolean {
  if (url.origin !== location.origin || outside.test(url.pathname)) return false;
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
    return false;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return !(samePage && url.hash);
}
