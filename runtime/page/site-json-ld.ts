import type { JsonObject } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import { absolute, thing } from '../product/json-ld.ts';
import { homeHref, screenHref } from '../routes/href.ts';
import type { SiteInfo } from './payload.ts';

/** Describes the organization and the site with its search, for the home page of a language. */
export function siteJsonLd(site: SiteInfo, language: Language): JsonObject[] {
  const home = absolute(site, homeHref(language));
  const search = absolute(site, screenHref(language, 'search'));
  return [
    thing('Organization', {
      '@id': organizationId(site),
      name: site.name,
      url: home,
      logo: absolute(site, '/assets/favicon.svg'),
    }),
    thing('WebSite', {
      name: site.name,
      url: home,
      inLanguage: language,
      publisher: { '@id': organizationId(site) },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  ];
}

const organizationId = (site: SiteInfo) => `${absolute(site, '/')}#organization`;
