import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes forms of other sites: it reads no cookie and believes only what is signed. */
    crossSite?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page sends with this visitor's cookies: browsers tell where a
 * request comes from by Sec-Fetch-Site or Origin. Programs send neither and carry no cookies.
 */
export function isForeignWrite(request: FastifyRequest): boolean {
  if (safe.has(request.method) || request.routeOptions.config.crossSite === true) return false;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
