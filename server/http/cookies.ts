import type { FastifyReply } from 'fastify';
import { cookiePath } from '#schemas/constants.ts';

export interface CookieChange {
  readonly name: string;
  readonly value: string;
  /** Seconds until the cookie expires; 0 deletes it. */
  readonly maxAge: number;
  readonly httpOnly?: boolean;
}

/** Sets cookies for the whole site; `secure` depends on the protocol of the request. */
export function writeCookies(reply: FastifyReply, changes: readonly CookieChange[]): void {
  const secure = reply.request.protocol === 'https';
  for (const { name, value, maxAge, httpOnly = true } of changes) {
    reply.setCookie(name, value, { path: cookiePath, sameSite: 'lax', maxAge, httpOnly, secure });
  }
}
