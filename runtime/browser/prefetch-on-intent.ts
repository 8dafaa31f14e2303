import type { PageRouter } from './page-router.ts';

const signs = ['pointerover', 'focusin'] as const;

/** Fetches the router's code as soon as a pointer, a finger or the focus is on what may navigate. */
export function prefetchOnIntent(router: PageRouter): void {
  const listening = new AbortController();
  const onSign = ({ target }: Event) => {
    if (!(target as Element | null)?.closest?.('a[href], form, button')) return;
    listening.abort();
    router.prefetch();
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { signal: listening.signal });
}
