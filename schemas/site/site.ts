import type { SiteFacts } from './site-facts.ts';

declare global {
  /** Set by the build (vite.config.ts), by the tests and for scripts (app/scripts/sources.mjs). */
  const izlogSite: Omit<SiteFacts, 'markets'>;
  const izlogMarkets: SiteFacts['markets'];
}

/** The site that this process or bundle serves; its markets stand apart because few pages need them. */
export const site = izlogSite;
export const markets = izlogMarkets;
