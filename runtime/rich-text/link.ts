import { useHref } from '../block/context.tsx';

/** Attributes of a link to a stored target. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** Allowed addresses after resolving: no script, no data, no other host without https. */
const safeAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** Returns null for targets that must not become a link. */
export function linkAttributes(href: string, newTab = false): LinkAttributes | null {
  if (!safeAddress.test(href)) return null;
  if (newTab) return { href, target: '_blank', rel: 'noopener' };
  return /^https:/i.test(href) ? { href, rel: 'noopener' } : { href };
}

/** Returns a function from stored link targets to attributes of `<a>`, in the page's language. */
export function useLink(): (target: string, newTab?: boolean) => LinkAttributes | null {
  const href = useHref();
  return (target, newTab) => linkAttributes(href(target), newTab);
}
