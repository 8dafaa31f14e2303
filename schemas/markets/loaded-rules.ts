import { markets, site } from '../site/site.ts';
import type { MarketRules, TaxNumber } from './market-rules.ts';
import { type MarketRulesName, marketRules } from './registry.ts';

const names = new Set(markets.map(({ rules }) => rules));
const loaded = new Map<MarketRulesName, MarketRules>(
  await Promise.all([...names].map(async (name) => [name, await load(name)] as const)),
);

async function load(name: MarketRulesName): Promise<MarketRules> {
  return (await marketRules[name]()).rules;
}

/** The rules of the market that the shop is in. */
export const homeRules = loadedRules(site.country) as MarketRules;

/** Of a country without a market: kept as written. */
const anyTaxNumber: TaxNumber = { read: (written) => written, isOdd: () => false };

/** Returns what a company of this country names; null for nothing. Without a country: the shop's own. */
export function taxNumberOf(country: string | null): TaxNumber | null {
  if (country === null) return homeRules.taxNumber;
  return (loadedRules(country) ?? { taxNumber: anyTaxNumber }).taxNumber;
}

function loadedRules(country: string): MarketRules | undefined {
  const market = markets.find(({ countries }) => countries.includes(country));
  return market && loaded.get(market.rules);
}
