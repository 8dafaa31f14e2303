import type { FastifyRequest } from 'fastify';

/**
 * Long random text in a path is a token, never a slug: 32 or more hex digits, or text with capitals and
 * digits.
 */
const isSecret = (segment: string): boolean =>
  /^[0-9a-f-]{32,}$/i.test(segment) ||
  (/^[\w-]{20,}(\.[\w-]+)*$/.test(segment) && /[A-Z]/.test(segment) && /\d/.test(segment));

/** Returns a request for the log. Tokens in the path and all values of the query are masked. */
export function loggedRequest({ method, url, ip }: FastifyRequest) {
  return { method, url: withoutSecrets(url), remoteAddress: ip };
}

export function withoutSecrets(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shown = path.split('/').map((segment) => (isSecret(segment) ? '***' : segment));
  const names = query?.split('&').map((pair) => `${pair.split('=', 1)[0]}=***`);
  return names ? `${shown.join('/')}?${names.join('&')}` : shown.join('/');
}
