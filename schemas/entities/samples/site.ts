import type { CmsOptions, ReviewOptions } from '../cms-options.ts';
import type { Application, DomainConfig } from '../domain-config.ts';
import type {
  CheckoutSettings,
  Country,
  Currency,
  CurrencyConfig,
  Domain,
  LanguageRow,
  Release,
} from '../settings.ts';
import { element } from './content.ts';
import { mediaOption } from './media.ts';

/** Valid values for tests and fakes: sites and settings. */

export const language: LanguageRow = {
  id: 1,
  name_hrv: 'akadski',
  name_eng: 'Akkadian',
  name_ger: 'Akkadisch',
  name_srp: 'akadski',
  code: 'akk',
  code2: '',
  name: 'akkadû',
};

export const country: Country = { id: 54, iso: 'AQ', code: 'ATA', name: 'Antarktika' };

export const currency: Currency = { id: 1, code: 'XTS', label: '¤', symbol: '¤' };

export const currencyConfig: CurrencyConfig = { allowedCurrencies: [currency], mainCurrencyId: 1 };

export const domain: Domain = { name: 'Papirnica', url: 'https://papirnica.example' };

export const checkoutSettings: CheckoutSettings = {
  allowedCountries: ['AQ', 'BV'],
  cartAdditionBehaviour: 2,
  skipShippingStep: false,
};

export const cmsOptions: CmsOptions = {
  ThemeNavigations: { main: 'main', footer4: null },
  HomePageSlug: 'naslovnica',
  NumberOfStars: 5,
  Motto: 'Papir i olovke.',
};

export const reviewOptions: ReviewOptions = {
  AnonymousChat: false,
  CanCommentOnBlog: 'RegisteredUsers',
  NumberOfStars: 5,
  NumberOfStarsOnSite: 5,
  OneUserOneCommentOnSite: false,
};

export const domainConfig: DomainConfig = {
  apiKeyToken: 'public',
  apiKeyId: 1,
  siteID: 1,
  site: domain,
  subdomain: '',
  externalURLs: {},
  cmsLanguages: [language],
  extra: {
    mediaOptions: [mediaOption],
    checkoutSettings,
    currencyConfig,
    cmsOptionFilter: cmsOptions,
    cmsElements: [element],
  },
  stores: [{ storeID: 1, name: 'Trgovina' }],
  maintenance: false,
};

export const application: Application = {
  language: 'akk',
  defaultLanguage: 'akk',
  currency,
  domain,
  store: { storeID: 1 },
  countries: [country],
  checkoutSettings: { allowedCountries: 'ALL' },
};

export const release: Release = { tag_name: '1.12.192', description_html: '<p>Popravci</p>' };
