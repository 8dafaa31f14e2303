import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#schemas/languages.ts';
import type { Actor } from '../../api/handler.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { writeCookies } from '../../http/cookies.ts';

export interface StaffGuard {
  readonly identify: ApiRoutes['identify'];
  /** Address of the staff login. */
  readonly loginHref: (language: Language) => string;
}

export type Staff = Extract<Actor, { kind: 'backoffice' }>;

/** Staff pages must not be cached or indexed. */
export const staffHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Returns the staff member who sent the request. Redirects anyone else to the login and returns null. */
export async function staffOf(
  { identify, loginHref }: StaffGuard,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Staff | null> {
  const { actor, changes } = await identify(request.cookies);
  writeCookies(reply, changes);
  reply.headers(staffHeaders);
  if (actor.kind === 'backoffice' && !actor.lacksFactor) return actor;
  reply.redirect(loginHref(language), 303);
  return null;
}
