import type { ServiceDependencies } from '../../dependencies.ts';

type Deps = Pick<ServiceDependencies, 'publicUrl' | 'domains'>;

/** The domain that passkeys belong to, and the origins on it that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: string[];
}

/**
 * Returns the relying party for the `host` of a call. Browsers let a page use passkeys of its own domain and
 * of its parent domains, so each domain of the installation has its own, except those below another one.
 */
export function relyingParty({ publicUrl, domains = [] }: Deps, host?: string): RelyingParty {
  const urls = [publicUrl, ...domains].map((url) => new URL(url));
  const main = new URL(publicUrl).hostname;
  const asked = urls.find((url) => url.host === host)?.hostname ?? main;
  const others = urls.map(({ hostname }) => hostname).toSorted((a, b) => a.length - b.length);
  const id = [main, ...others].find((above) => isWithin(asked, above)) ?? main;
  return {
    id,
    origins: urls.filter(({ hostname }) => isWithin(hostname, id)).map(({ origin }) => origin),
  };
}

const isWithin = (hostname: string, above: string) =>
  hostname === above || hostname.endsWith(`.${above}`);
