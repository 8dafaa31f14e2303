import type { ApiClient } from '#runtime/api/client.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import { invariant, type Result } from '#schemas/result.ts';
import { type Language, languages, parseLanguage } from '#schemas/languages.ts';

export interface SiteState {
  readonly site: SiteInfo;
  readonly maintenance: boolean;
}

/** Reads the site's own data through the contract; the services behind it remember the answers. */
export function createSiteReader(api: ApiClient, publicUrl: string): () => Promise<SiteState> {
  return async () => {
    const [domain, options] = await Promise.all([
      api.call('master.domainDetect', {}).then(valueOf),
      api.call('option.filter', {}).then(valueOf),
    ]);
    const allowed = optionOf(options, 'AllowedLanguages');
    const { currencyConfig, checkoutSettings } = domain.extra;
    return {
      maintenance: optionOf(options, 'Maintenance') === true,
      site: {
        name: domain.site.name,
        url: publicUrl,
        currency: currencyConfig,
        hasStore: (domain.stores ?? []).length > 0,
        languages: allowedLanguages(allowed),
        cartAdditionBehaviour: checkoutSettings.cartAdditionBehaviour,
      },
    } as SiteState;
  };
}

function valueOf<T>(result: Result<T>): T {
  invariant(result.ok, 'The site could not be read.');
  return result.value;
}

function optionOf(options: readonly { key: string; value: unknown }[], key: string): unknown {
  return options.find((option) => option.key === key)?.value;
}

function allowedLanguages(value: unknown): readonly Language[] {
  const list = Array.isArray(value) ? value.flatMap((code) => parseLanguage(code) ?? []) : [];
  return list.length > 0 ? list : [languages[0]];
}
