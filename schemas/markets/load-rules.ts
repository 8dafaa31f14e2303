import { markets } from '../site/markets.ts';
import { site } from '../site/site.ts';
import type { MarketRules, TaxNumber } from './market-rules.ts';
import { type MarketRulesName, marketRules } from './registry.ts';

/** The rules of the site's markets. */
export interface LoadedRules {
  /** The rules of the shop's own market. */
  readonly home: MarketRules;
  /**
   * Returns the rules for tax numbers of companies in this country; null if they name none. Without a
   * country: the shop's own.
   */
  readonly taxNumberOf: (country: string | null) => TaxNumber | null;
  /** Returns the town of a postcode; null if it is unknown or one of several. */
  readonly townOf: (country: string, postcode: string) => Promise<string | null>;
}

/** Tax numbers of a country without a market are stored as written. */
const anyTaxNumber: TaxNumber = { read: (written) => written, isOdd: () => false };

let loading: Promise<LoadedRules> | undefined;

/** Fetches the code of the site's markets once. */
export function loadRules(): Promise<LoadedRules> {
  loading ??= load();
  return loading;
}

async function load(): Promise<LoadedRules> {
  const names = [...new Set(markets.map(({ rules }) => rules))];
  const loaded = new Map<MarketRulesName, MarketRules>();
  for (const name of names) loaded.set(name, (await marketRules[name]()).rules);
  const rulesOf = (country: string) => {
    const market = markets.find(({ countries }) => countries.includes(country));
    return market && loaded.get(market.rules);
  };
  const home = rulesOf(site.country) as MarketRules;
  const taxNumberOf = (country: string | null) =>
    country === null ? home.taxNumber : (rulesOf(country) ?? { taxNumber: anyTaxNumber }).taxNumber;
  const townOf = async (country: string, postcode: string) => {
    const towns = await rulesOf(country)?.loadTowns?.();
    return towns?.[postcode.replaceAll(/\D/g, '')] ?? null;
  };
  return { home, taxNumberOf, townOf };
}
