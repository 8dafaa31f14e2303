import { marketRules } from '../markets/registry.ts';
import { isoDigits } from '../money/currency-digits.ts';
import type { Site, SiteCurrency, SiteLanguage } from './define-site.ts';
import { languageList } from './language-list.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { CurrencyFacts, LanguageFacts, SiteFacts } from './site-facts.ts';

/** Returns the facts of a site without errors (`siteErrors`). */
export async function factsOf(site: Site): Promise<SiteFacts> {
  const { name, taxes = 'included', timeZone, country, orderPrefix } = site;
  const [first, ...others] = site.languages;
  const languages = [languageFacts(first), ...others.map(languageFacts)] as const;
  const [main, ...more] = site.currencies;
  const currencies = [currencyFacts(main), ...more.map(currencyFacts)] as const;
  const { markets } = site;
  const home = markets.find(({ countries }) => countries.includes(country)) ?? markets[0];
  const { facts: law } = (await marketRules[home.rules]()).rules;
  return { name, languages, currencies, taxes, law, markets, timeZone, country, orderPrefix };
}

function currencyFacts({ code, digits = isoDigits(code) }: SiteCurrency): CurrencyFacts {
  return { code, digits };
}

function languageFacts({ code, locale = code, fallback }: SiteLanguage): LanguageFacts {
  const [base] = code.split('-');
  const known = languageList.find(({ code2 }) => code2 === base);
  const name = known?.name ?? code;
  return {
    code,
    wire: known?.code ?? code,
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    locale,
    ...(fallback && { fallback }),
    ...(isRightToLeft(code) && { isRightToLeft: true }),
  };
}
