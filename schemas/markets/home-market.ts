import { site } from '../site/site.ts';
import type { SiteMarket } from '../site/site-facts.ts';

/** The market that the shop is in. Its law applies wherever no country is known. */
export const homeMarket: SiteMarket = marketOf(site.country) ?? site.markets[0];

/** Returns the market of a country; undefined when the shop has none for it. */
export function marketOf(country: string): SiteMarket | undefined {
  return site.markets.find(({ countries }) => countries.includes(country));
}
