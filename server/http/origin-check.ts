import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts forms from other sites: the route reads no cookies and trusts only signed data. */
    crossSite?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another site's page sent a change with this visitor's cookies. Browsers send the origin of a
 * request in Sec-Fetch-Site or Origin. Programs send neither, and no cookies.
 */
export function isForeignWrite(request: FastifyRequest): boolean {
  if (safe.has(request.method) || request.routeOptions.config.crossSite === true) return false;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
