import { sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { cartAddition, mediaSizes, readCartAddition } from '#schemas/constants.ts';
import type { DomainConfig } from '#schemas/entities/domain-config.ts';
import type { Domain } from '#schemas/entities/settings.ts';
import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';
import { currencyEntry } from '#schemas/money/currency-sign.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import type { SiteSettings } from '#schemas/site-data.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import { readLayoutElements } from '../content/layout-elements.ts';
import { readOptions, readPublicOptions } from '../content/options.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { brandFolder, brandOf } from '../themes/brand.ts';
import {
  readThemeByHash,
  readThemeWithSheet,
  type ThemeWithSheet,
} from '../themes/published-theme.ts';
import { knownHost } from '../themes/site-hosts.ts';
import { themeTag } from '../themes/versions.ts';
import { readLanguages } from './commons.ts';

const layoutHandlers = ['header-section', 'footer-section', 'cookie-section'];

type Settings = Omit<SiteSettings, 'options'>;

/** Returns the settings of the site, with defaults for those that were never set. */
export async function readSettings(deps: ServiceDependencies): Promise<Settings> {
  const options = await readOptions(deps);
  const of = <T>(key: keyof Settings, absent: T): T => (options[`site.${key}`] as T) ?? absent;
  return {
    name: of('name', 'Izlog'),
    url: of('url', deps.publicUrl),
    currency: of('currency', currencyEntry(siteCurrency.code)),
    company: of('company', {}),
    cartAdditionBehaviour: readCartAddition(
      options['site.cartAdditionBehaviour'],
      cartAddition.redirect,
    ),
    skipShippingStep: of('skipShippingStep', false),
    allowedCountries: of<Settings['allowedCountries']>('allowedCountries', 'ALL'),
  };
}

/** The site's own domain, then the others of the installation (ENT-36). */
export async function readDomains(deps: ServiceDependencies): Promise<Domain[]> {
  const { name } = await readSettings(deps);
  const others = (deps.domains ?? []).filter((url) => url !== deps.publicUrl);
  return [
    { name, url: deps.publicUrl },
    ...others.map((url) => ({ name: new URL(url).host, url })),
  ];
}

/** Returns what a front end needs to know about the site first. */
export async function readDomainConfig(
  deps: ServiceDependencies,
  language: Language,
  { host, theme: hash }: EndpointInput<'master.domainDetect'> = {},
): Promise<DomainConfig> {
  const tags = ['options', 'languages', 'elements', 'media', 'pages', 'posts', 'stores', themeTag];
  const domain = knownHost(deps, host);
  const shown = await deps.cache.get<DomainConfig>(`domain ${language} ${domain}`, tags, async () =>
    deepFreeze(await loadDomainConfig(deps, language, domain)),
  );
  const named = hash === undefined ? null : await readThemeByHash(deps, hash);
  return named ? withTheme(shown, named) : shown;
}

/** The icons stay those of the shown theme: others have no address. */
function withTheme(shown: DomainConfig, shownTheme: ThemeWithSheet): DomainConfig {
  const { theme: _, sections: __, ...config } = shown;
  return { ...config, ...themeFields(shownTheme) };
}

async function loadDomainConfig(
  deps: ServiceDependencies,
  language: Language,
  domain: string | null,
) {
  const [settings, options, all, layout, stores, shownTheme] = await Promise.all([
    readSettings(deps),
    readPublicOptions(deps),
    readLanguages(deps),
    readLayoutElements(deps, layoutHandlers, language),
    readStores(deps),
    readThemeWithSheet(deps, domain),
  ]);
  const brand = await brandOf(deps, shownTheme.theme);
  const { name, currency, allowedCountries, cartAdditionBehaviour, skipShippingStep } = settings;
  const url = deps.chosenUrl?.() ?? deps.publicUrl;
  const allowed = allowedLanguages(options['AllowedLanguages']);
  return {
    apiKeyToken: 'public',
    apiKeyId: 1,
    siteID: 1,
    site: { name, url },
    subdomain: new URL(url).hostname.split('.')[0] ?? '',
    externalURLs: {},
    cmsLanguages: all.filter(({ code }) => allowed.includes(parseLanguage(code) as Language)),
    extra: {
      mediaOptions: mediaOptions(),
      checkoutSettings: {
        allowedCountries: allowedCountries === 'ALL' ? allowedCountries : [...allowedCountries],
        cartAdditionBehaviour,
        skipShippingStep,
      },
      currencyConfig: { allowedCurrencies: [{ id: 1, ...currency }], mainCurrencyId: 1 },
      cmsOptionFilter: options,
      cmsElements: layout.elements,
    },
    stores: stores.map((storeID) => ({ storeID, name })),
    maintenance: options['Maintenance'] === true,
    ...themeFields(shownTheme),
    ...(brand && { brand: `${brandFolder}/${brand.hash}` }),
  } satisfies DomainConfig;
}

/** Returns the theme data that pages need. */
const themeFields = ({ theme, published }: ThemeWithSheet) => ({
  ...(published && { theme: published }),
  ...(theme && { themeColors: pageColors(theme) }),
  ...(theme && Object.keys(theme.sections).length > 0 && { sections: theme.sections }),
});

const pageColors = ({ values: { light, dark } }: ResolvedTheme) => ({
  light: light['color.ground'] ?? '',
  dark: dark['color.ground'] ?? '',
});

function allowedLanguages(option: unknown): readonly Language[] {
  const codes = Array.isArray(option) ? option.flatMap((code) => parseLanguage(code) ?? []) : [];
  return codes.length > 0 ? codes : [defaultLanguage];
}

/** A site without products has no store (PAGE-03). */
async function readStores({ db }: ServiceDependencies): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`SELECT 1 AS id WHERE EXISTS (SELECT FROM products)`.execute(db);
  return rows.map(({ id }) => id);
}

function mediaOptions(): DomainConfig['extra']['mediaOptions'] {
  return Object.entries(mediaSizes).map(([key, { x, y }], index) => ({
    id: index + 1,
    key,
    value: `${x}x${y}`,
    autoResize: true,
    x,
    y,
  }));
}
