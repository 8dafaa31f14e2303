import type { ApiClient } from '#runtime/api/client.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import type { CmsOptions } from '#schemas/entities/cms-options.ts';
import { defaultLanguage, type LocalizedText, parseLanguage } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import { analyticsIds } from '#schemas/rules/analytics.ts';
import { publicCaptcha } from '#server/captcha/settings.ts';
import type { Config } from '../config.ts';

export interface SiteState {
  readonly site: SiteInfo;
  readonly maintenance: Closing | null;
  readonly skipShippingStep: boolean;
}

/** Notice that the shop is closed for visitors. */
export interface Closing {
  /** Text for visitors, by language. */
  readonly text: LocalizedText;
  /** Planned time of opening again; null if there is none. */
  readonly until: Date | null;
}

/** `themeHash` names a stored theme to use instead of the shown one. */
export type SiteReader = (
  api?: ApiClient,
  host?: string,
  themeHash?: string | null,
) => Promise<SiteState>;

/** Reads the site's data through the contract; the service behind it caches the response. */
export function createSiteReader(
  client: () => ApiClient,
  { captcha }: Pick<Config, 'captcha'>,
): SiteReader {
  return async (api = client(), host = '', themeHash = null) => {
    const shown = {
      ...(host !== '' && { host }),
      ...(themeHash !== null && isHash(themeHash) && { theme: themeHash }),
    };
    const found = await api.call('master.domainDetect', shown);
    invariant(found.ok, 'The site could not be read.');
    const {
      site,
      stores = [],
      extra,
      maintenance,
      theme,
      themeColors,
      brand,
      sections,
    } = found.value;
    const { currencyConfig, checkoutSettings, cmsOptionFilter } = extra;
    const { allowedCurrencies, mainCurrencyId } = currencyConfig;
    const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId);
    invariant(currency, 'The main currency is not among the allowed ones.');
    const languages = (cmsOptionFilter.AllowedLanguages ?? []).flatMap(
      (code) => parseLanguage(code) ?? [],
    );
    const analytics = analyticsIds(cmsOptionFilter);
    return {
      maintenance: maintenance ? closingOf(cmsOptionFilter) : null,
      skipShippingStep: checkoutSettings.skipShippingStep,
      site: {
        name: site.name,
        url: site.url,
        currency,
        hasStore: stores.length > 0,
        languages: languages.length > 0 ? languages : [defaultLanguage],
        cartAdditionBehaviour: checkoutSettings.cartAdditionBehaviour,
        ...(captcha && { captcha: publicCaptcha(captcha) }),
        ...(analytics && { analytics }),
        ...(theme && { theme }),
        ...(brand && { brand }),
        ...(themeColors && { themeColors }),
        ...(sections && { sections }),
      },
    };
  };
}

const isHash = (text: string): boolean => /^\w{1,64}$/.test(text);

function closingOf({ MaintenanceText: text, MaintenanceUntil: until }: CmsOptions): Closing {
  return {
    text: (text ?? {}) as LocalizedText,
    until: typeof until === 'string' ? new Date(until) : null,
  };
}
