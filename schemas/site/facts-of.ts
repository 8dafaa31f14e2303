import { marketRules } from '../markets/registry.ts';
import { isoDigits } from '../money/currency-digits.ts';
import type { Site, SiteCurrency, SiteLanguage } from './define-site.ts';
import { languageList } from './language-list.ts';
import { withoutSlash } from './part-errors.ts';
import { pricePatternOf, usualPricePattern } from './price-pattern.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { CurrencyFacts, LanguageFacts, SiteFacts } from './site-facts.ts';

/** Returns the facts of a site without errors (`siteErrors`). */
export async function factsOf(site: Site): Promise<SiteFacts> {
  const { name, domains = [], taxes = 'included', timeZone, country, orderPrefix } = site;
  const { hasOfflinePages = false } = site;
  const [first, ...others] = site.languages;
  const [main, ...more] = site.currencies;
  const factsIn = (language: SiteLanguage) => languageFacts(language, main);
  const languages = [factsIn(first), ...others.map(factsIn)] as const;
  const currencies = [currencyFacts(main), ...more.map(currencyFacts)] as const;
  const { markets } = site;
  const home = markets.find(({ countries }) => countries.includes(country)) ?? markets[0];
  const { facts: law } = (await marketRules[home.rules]()).rules;
  return {
    name,
    domains: domains.map(withoutSlash),
    languages,
    currencies,
    taxes,
    law,
    markets,
    timeZone,
    country,
    orderPrefix,
    hasOfflinePages,
  };
}

function currencyFacts({ code, digits = isoDigits(code) }: SiteCurrency): CurrencyFacts {
  return { code, digits };
}

function languageFacts(language: SiteLanguage, currency: SiteCurrency): LanguageFacts {
  const { code, locale = code, fallback } = language;
  const pricePattern = language.pricePattern ?? pricePatternOf(locale, currency.code);
  const [base] = code.split('-');
  const known = languageList.find(({ code2 }) => code2 === base);
  const name = known?.name ?? code;
  return {
    code,
    wire: known?.code ?? code,
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    locale,
    ...(pricePattern !== usualPricePattern && { pricePattern }),
    ...(fallback && { fallback }),
    ...(isRightToLeft(code) && { isRightToLeft: true }),
  };
}
