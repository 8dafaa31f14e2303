import type { ServiceDependencies } from '../../dependencies.ts';

/** Whom passkeys are for: a domain, and the addresses below it where they may be used. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: string[];
}

export function relyingParty({
  publicUrl,
  domains = [],
}: Pick<ServiceDependencies, 'publicUrl' | 'domains'>): RelyingParty {
  const id = new URL(publicUrl).hostname;
  const urls = [publicUrl, ...domains].map((url) => new URL(url));
  const own = urls.filter(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`));
  return { id, origins: own.map(({ origin }) => origin) };
}
