import type { Site, SiteLanguage } from './define-site.ts';
import { languageList } from './language-list.ts';
import { siteErrors } from './site-errors.ts';

/** What all code may know about the site: plain data without secrets, also built into browser files. */
export interface SiteFacts {
  readonly name: string;
  readonly languages: readonly [LanguageFacts, ...LanguageFacts[]];
  readonly timeZone: string;
  readonly country: string;
  readonly orderPrefix: string;
}

export interface LanguageFacts {
  /** BCP 47 tag. */
  readonly code: string;
  /** ISO 639-2/T code, the language's name on the wire. */
  readonly wire: string;
  /** Its own name, for example `Deutsch`. */
  readonly name: string;
  readonly locale: string;
}

/** Returns the facts of a site. Throws an error that lists everything that is wrong with it. */
export function factsOf(site: Site): SiteFacts {
  const errors = siteErrors(site);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { name, timeZone, country, orderPrefix } = site;
  const [first, ...others] = site.languages;
  const languages = [languageFacts(first), ...others.map(languageFacts)] as const;
  return { name, languages, timeZone, country, orderPrefix };
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
