import type { Addresses } from '../../schemas/site/addresses.ts';
import type { SiteFacts } from '../../schemas/site/site-facts.ts';

interface SiteGlobals {
  readonly izlogSite: Omit<SiteFacts, 'markets' | 'domains'>;
  readonly izlogMarkets: SiteFacts['markets'];
  readonly izlogDomains: SiteFacts['domains'];
  readonly izlogAddresses: Addresses;
}

export function siteGlobals(): Promise<SiteGlobals>;
