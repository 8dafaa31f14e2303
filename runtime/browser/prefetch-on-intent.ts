import type { PageRouter } from './page-router.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the router's code as soon as a pointer, a finger or the focus is on what may navigate, and the page
 * of a link before it is followed. Nothing is prefetched on a 2g connection or with data saver.
 */
export function prefetchOnIntent(router: PageRouter): void {
  const onSign = ({ target }: Event) => {
    const sign = (target as Element | null)?.closest?.('a[href], form, button');
    if (sign && !savesData()) router.prefetch(sign instanceof HTMLAnchorElement ? sign : null);
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
