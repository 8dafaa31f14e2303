import { coreVersion } from '#schemas/constants.ts';
import { currencyEntry } from '#schemas/money/currency-sign.ts';
import { countryList } from '#schemas/site/country-list.ts';
import { languageList } from '#schemas/site/language-list.ts';
import type { SiteFacts } from '#schemas/site/site-facts.ts';
import type { SiteContentData, SiteData, SiteSettings } from '#schemas/site-data.ts';
import { firstPages, homeSlug } from './first-pages.ts';
import { screens } from './screens.ts';
import { sharedElements } from './shared-elements.ts';
import { text } from './texts.ts';

type Facts = Omit<SiteFacts, 'markets' | 'domains'>;

/**
 * Adds to the content of a site what every shop needs and this one lacks: settings from its configuration, all
 * screens, header and footer, first pages, countries and languages.
 */
export function completeSite(given: SiteContentData, facts: Facts): SiteData {
  const { site, templates = [], pages = [], sharedElements: shared } = given;
  const own = new Set(templates.map(({ slug }) => slug));
  return {
    ...nothing,
    languages: languageList,
    countries: countryList,
    ...given,
    site: { ...settingsOf(facts), ...site, options: { ...optionsOf(facts), ...site?.options } },
    templates: [...templates, ...screens.filter(({ slug }) => !own.has(slug))],
    pages: pages.length > 0 ? pages : firstPages,
    sharedElements: shared ?? sharedElements(site?.name ?? facts.name),
  };
}

const nothing = {
  taxes: [],
  attributes: [],
  categories: [],
  tags: [],
  products: [],
  postCategories: [],
  posts: [],
  events: [],
  navigations: [{ key: 'main', title: text('mainMenu'), items: [] }],
  consents: [],
  coupons: [],
  deliveryMethods: [],
  paymentMethods: [],
  memberCards: [],
  users: [],
  media: [],
} satisfies Partial<SiteData>;

function settingsOf({ name, currencies, country }: Facts): SiteSettings {
  return {
    name,
    currency: currencyEntry(currencies[0].code),
    options: {},
    company: { name, country },
    cartAdditionBehaviour: 2,
    skipShippingStep: false,
    allowedCountries: 'ALL',
  };
}

/** Default options of a site, under the names that the API uses. */
const optionsOf = ({ languages }: Facts): SiteSettings['options'] => ({
  HomePageSlug: homeSlug,
  DefaultLanguage: languages[0].code,
  AllowedLanguages: ['ALL'],
  ThemeNavigations: { main: 'main', footer1: null, footer2: null, footer3: null, footer4: null },
  AutoGenerateSiteMap: true,
  SiteMapOptions: { products: true, categories: true, posts: true, events: true, pages: true },
  DefaultProductTemplate: 'product',
  CmsVersion: coreVersion,
});
