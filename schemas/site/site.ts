import type { Addresses } from './addresses.ts';
import type { SiteFacts } from './site-facts.ts';

declare global {
  /** Set by the build (vite.config.ts), by the tests and for scripts (app/scripts/sources.mjs). */
  const izlogSite: Omit<SiteFacts, 'markets' | 'domains'>;
  const izlogMarkets: SiteFacts['markets'];
  const izlogDomains: SiteFacts['domains'];
  const izlogAddresses: Addresses;
}

/** The site that this process or bundle serves. */
export const site = izlogSite;
