import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiePath } from '#schemas/constants.ts';

/** Characters of all cookies from which some are deleted, and how many may stay. */
const most = 16 * 1024;
const enough = 8 * 1024;

/** Whoever loses these loses a cart or a session. */
const essential = new Set(['at', 'rt', 'cartId', 'protectCode']);

/**
 * Deletes the largest cookies where there are too many, such as other programs of the same host leave:
 * they grow until no request gets through.
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
