import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiePath } from '#schemas/constants.ts';

/**
 * Maximum length of all cookies in characters, and the length to which they are reduced if it is exceeded.
 */
const most = 16 * 1024;
const enough = 8 * 1024;

/** Losing one of these cookies would lose a cart or a session. */
const essential = new Set(['at', 'rt', 'cartId', 'protectCode']);

/**
 * Deletes the largest cookies if they are too many. Other programs on the same host can set cookies until
 * every request is refused.
 */
export function dropForeignCookies(request: FastifyRequest, reply: FastifyReply): void {
  const { cookie = '' } = request.headers;
  if (cookie.length <= most) return;
  let left = cookie.length;
  for (const { name, size } of bySize(cookie)) {
    if (left <= enough) return;
    reply.header('set-cookie', `${name}=; Path=${cookiePath}; Max-Age=0`);
    left -= size;
  }
}

function bySize(header: string) {
  return header
    .split(/;\s*/)
    .map((pair) => ({ name: pair.split('=', 1)[0] ?? '', size: pair.length + 2 }))
    .filter(({ name }) => /^[\w.-]+$/.test(name) && !essential.has(name))
    .sort((one, other) => other.size - one.size);
}
