import type { ServiceDependencies } from '../dependencies.ts';

type Deps = Pick<ServiceDependencies, 'publicUrl' | 'domains'>;

/** Hosts of all domains of the installation, with their ports: the site's own first. */
export function siteHosts({ publicUrl, domains = [] }: Deps): string[] {
  return [...new Set([publicUrl, ...domains].map((url) => new URL(url).host))];
}

/** Returns the host of a request if it is that of a domain of the installation, else null. */
export const knownHost = (deps: Deps, host: string | null | undefined): string | null =>
  host && siteHosts(deps).includes(host) ? host : null;
