/**
 * Returns the edit address of another screen of this site; null for links to other sites or to an anchor of
 * the same page.
 */
export function editingAddress(href: string, base: string): string | null {
  const from = new URL(base);
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.origin !== from.origin || !/^https?:$/.test(url.protocol)) return null;
  url.searchParams.set('editPage', 'true');
  return url.pathname + url.search + url.hash;
}
