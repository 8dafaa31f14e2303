import type { JSONSchema } from 'json-schema-to-ts';
import { elementRef } from '../document/element.schema.ts';
import type { Element } from '../document/element.ts';
import { sectionStylesSchema } from '../theme/section-styles.ts';
import type { SectionStyles } from '../theme/theme-file.ts';
import { type CmsOptions, cmsOptionsSchema } from './cms-options.ts';
import { idSchema, lineSchema, pathSchema } from './fragments.ts';
import { type MediaOption, mediaOptionSchema } from './media.ts';
import {
  allowedCountriesSchema,
  type CheckoutSettings,
  type Country,
  type Currency,
  type CurrencyConfig,
  checkoutSettingsSchema,
  countrySchema,
  currencyConfigSchema,
  currencySchema,
  type Domain,
  domainSchema,
  type LanguageRow,
  languageSchema,
} from './settings.ts';
import { typed } from './typed.ts';

const storeSchema = {
  type: 'object',
  required: ['storeID', 'name'],
  additionalProperties: false,
  properties: { storeID: idSchema, name: lineSchema },
} as const;

/** Configuration of a site, found by its address (ENT-35). */
export interface DomainConfig {
  apiKeyToken: string;
  apiKeyId: number;
  siteID: number;
  site: { name: string; url: string };
  subdomain: string;
  externalURLs: Record<string, string>;
  cmsLanguages: LanguageRow[];
  extra: {
    mediaOptions: MediaOption[];
    checkoutSettings: CheckoutSettings;
    currencyConfig: CurrencyConfig;
    cmsOptionFilter: CmsOptions;
    cmsElements: readonly Element[];
  };
  /** Absent or empty: no shop (PAGE-03). */
  stores?: { storeID: number; name: string }[];
  /** Only staff can see the site (MAINT-03). */
  maintenance: boolean;
  /** The published theme: its style sheet, and the fonts of its first view. Absent: the site's own. */
  theme?: { sheet: string; fonts: string[] };
  /** Folder of the icons that are made of the shop's picture. Absent without one. */
  brand?: string;
  /** The colour of the page in the shown theme, light and dark. */
  themeColors?: { light: string; dark: string };
  /** Styles by block type, for elements without a choice of their own. Absent: the defaults of the blocks. */
  sections?: SectionStyles;
}

export const domainConfigSchema = typed<DomainConfig>({
  type: 'object',
  required: [
    'apiKeyToken',
    'apiKeyId',
    'siteID',
    'site',
    'subdomain',
    'externalURLs',
    'cmsLanguages',
    'extra',
    'maintenance',
  ],
  additionalProperties: false,
  properties: {
    apiKeyToken: { type: 'string', maxLength: 500 },
    apiKeyId: idSchema,
    siteID: idSchema,
    site: domainSchema,
    subdomain: { type: 'string', maxLength: 200 },
    externalURLs: { type: 'object', additionalProperties: pathSchema },
    cmsLanguages: { type: 'array', maxItems: 79, items: languageSchema },
    extra: {
      type: 'object',
      required: [
        'mediaOptions',
        'checkoutSettings',
        'currencyConfig',
        'cmsOptionFilter',
        'cmsElements',
      ],
      additionalProperties: false,
      properties: {
        mediaOptions: { type: 'array', maxItems: 50, items: mediaOptionSchema },
        checkoutSettings: checkoutSettingsSchema,
        currencyConfig: currencyConfigSchema,
        cmsOptionFilter: cmsOptionsSchema,
        cmsElements: { type: 'array', maxItems: 50, items: elementRef },
      },
    },
    stores: { type: 'array', maxItems: 50, items: storeSchema },
    maintenance: { type: 'boolean' },
    theme: {
      type: 'object',
      required: ['sheet', 'fonts'],
      additionalProperties: false,
      properties: {
        sheet: pathSchema,
        fonts: { type: 'array', maxItems: 8, items: lineSchema },
      },
    },
    brand: pathSchema,
    themeColors: {
      type: 'object',
      required: ['light', 'dark'],
      additionalProperties: false,
      properties: { light: lineSchema, dark: lineSchema },
    },
    sections: sectionStylesSchema,
  },
});

/** Data about its site that the front end has loaded (ENT-37). */
export interface Application {
  language: string;
  defaultLanguage: string;
  currency: Currency;
  domain: Domain;
  /** Null without a shop. */
  store: { storeID: number } | null;
  countries: Country[];
  checkoutSettings: Pick<CheckoutSettings, 'allowedCountries'>;
}

export const applicationSchema = typed<Application>({
  type: 'object',
  required: [
    'language',
    'defaultLanguage',
    'currency',
    'domain',
    'store',
    'countries',
    'checkoutSettings',
  ],
  additionalProperties: false,
  properties: {
    language: { type: 'string', maxLength: 3 },
    defaultLanguage: { type: 'string', maxLength: 3 },
    currency: currencySchema,
    domain: domainSchema,
    store: {
      type: ['object', 'null'],
      required: ['storeID'],
      additionalProperties: false,
      properties: { storeID: idSchema },
    },
    countries: { type: 'array', maxItems: 300, items: countrySchema },
    checkoutSettings: {
      type: 'object',
      required: ['allowedCountries'],
      additionalProperties: false,
      properties: { allowedCountries: allowedCountriesSchema },
    },
  },
} as const satisfies JSONSchema);
