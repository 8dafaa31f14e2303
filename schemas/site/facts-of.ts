import { marketRules } from '../markets/registry.ts';
import { isoDigits } from '../money/currency-digits.ts';
import type { Market, Site, SiteCurrency, SiteLanguage } from './define-site.ts';
import { languageList } from './language-list.ts';
import type { CurrencyFacts, LanguageFacts, SiteFacts, SiteMarket } from './site-facts.ts';

/** Returns the facts of a site without errors (`siteErrors`). */
export async function factsOf(site: Site): Promise<SiteFacts> {
  const { name, taxes = 'included', timeZone, country, orderPrefix } = site;
  const [first, ...others] = site.languages;
  const languages = [languageFacts(first), ...others.map(languageFacts)] as const;
  const [main, ...more] = site.currencies;
  const currencies = [currencyFacts(main), ...more.map(currencyFacts)] as const;
  const [home, ...abroad] = await Promise.all(site.markets.map(marketFacts));
  const markets = [home as SiteMarket, ...abroad] as const;
  return { name, languages, currencies, taxes, markets, timeZone, country, orderPrefix };
}

async function marketFacts(market: Market): Promise<SiteMarket> {
  const { rules } = await marketRules[market.rules]();
  return { ...market, ...rules.facts };
}

function currencyFacts({ code, digits = isoDigits(code) }: SiteCurrency): CurrencyFacts {
  return { code, digits };
}

function languageFacts({ code, locale = code }: SiteLanguage): LanguageFacts {
  const [base] = code.split('-');
  const known = languageList.find(({ code2 }) => code2 === base);
  const name = known?.name ?? code;
  return {
    code,
    wire: known?.code ?? code,
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    locale,
  };
}
