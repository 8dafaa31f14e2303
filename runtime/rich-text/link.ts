import { useHref } from '../block/context.tsx';

/** Attributes of an anchor that leads to a stored target. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** What an address may be after resolving: no script, no data, no foreign host without https. */
const safeAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** Null for targets that must not become a link. */
export function linkAttributes(href: string, newTab = false): LinkAttributes | null {
  if (!safeAddress.test(href)) return null;
  if (newTab) return { href, target: '_blank', rel: 'noopener' };
  return /^https:/i.test(href) ? { href, rel: 'noopener' } : { href };
}

/** Turns stored link targets into attributes of `<a>`, in the page's language. */
export function useLink(): (target: string, newTab?: boolean) => LinkAttributes | null {
  const href = useHref();
  return (target, newTab) => linkAttributes(href(target), newTab);
}
