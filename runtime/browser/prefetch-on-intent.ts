import { afterPaint } from './after-paint.ts';
import type { PageRouter } from './page-router.ts';

/** Touch fires `pointerover` too, before the press. */
const signs = ['pointerover', 'focusin'] as const;

/**
 * Fetches the router's code as soon as a pointer, a finger or the focus is on what may navigate, and the page
 * of a link before it is followed. Nothing is prefetched on a 2g connection or with data saver.
 */
export function prefetchOnIntent(router: PageRouter): void {
  const onSign = ({ target }: Event) => {
    const sign = (target as Element | null)?.closest?.('a[href], form, button');
    if (!sign || savesData()) return;
    afterPaint(() => router.prefetch(sign instanceof HTMLAnchorElement ? sign : null));
  };
  for (const sign of signs) document.addEventListener(sign, onSign);
}

/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

function savesData(): boolean | undefined {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
