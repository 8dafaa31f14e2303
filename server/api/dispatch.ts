import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import type { Access } from '#schemas/api/endpoint.ts';
import { fail, type Result } from '#schemas/result.ts';
import { toUnavailable } from '../db/database-error.ts';
import { withKey } from './calling-key.ts';
import { clientKey } from './client-key.ts';
import type { Actor, CallContext, Handlers } from './handler.ts';
import { checkInput } from './input-check.ts';
import { asSeenBy, checkKey, keyOf } from './key-access.ts';
import type { RateLimit } from './rate-limit.ts';
import { checkFactor } from './required-factor.ts';
import { checkEditing } from './staff-access.ts';

/** Runs one call of the contract: checks access and input, then calls the handler. */
export type Dispatch = (
  name: EndpointName,
  input: unknown,
  context: CallContext,
) => Promise<Result<unknown>>;

export function createDispatch(
  handlers: Partial<Handlers>,
  mayCall: RateLimit,
  isDevelopment = false,
): Dispatch {
  return async (name, input, sent) => {
    const { access, rate, failuresOnly } = endpoint(name);
    const isOpen = isDevelopment && access === 'development';
    const refused = isOpen ? null : refuseCall(name, sent.actor);
    if (refused) return refused;
    const context = asSeenBy(name, sent);
    const client = clientKey(context.client);
    if (rate && !(await mayCall(rate, client))) return fail('tooManyRequests');
    const checked = checkInput(name, input);
    if (!checked.ok) return checked;
    const handler = handlers[name] as
      | ((input: unknown, context: CallContext) => Promise<Result<unknown>>)
      | undefined;
    if (!handler) return fail('notFound');
    const run = () => handler(checked.value, context).catch(knownFailure);
    const key = keyOf(context.actor);
    const response = await (key ? withKey(key.name, run) : run());
    if (rate && failuresOnly && response.ok) await mayCall(rate, client, -1);
    return response;
  };
}

/** Returns why this caller may not make a call; null if they may. */
export const refuseCall = (name: EndpointName, actor: Actor): Result<never> | null =>
  checkAccess(endpoint(name).access, actor) ??
  checkFactor(name, actor) ??
  checkEditing(name, actor) ??
  checkKey(name, actor);

/**
 * PostgreSQL's codes for text that it cannot store, mainly with a NUL character: the caller's error, not a
 * bug.
 */
const unstorable: readonly unknown[] = ['22021', '22P05'];

function knownFailure(error: unknown): Result<never> {
  if (unstorable.includes((error as { code?: unknown }).code)) return fail('badRequest');
  throw toUnavailable(error);
}

/**
 * Returns why people may not make calls of a kind; null if they may. A built shop has no developer calls
 * (DEV-12).
 */
export function checkAccess(access: Access, actor: Actor): Result<never> | null {
  if (access === 'development') return fail('notFound');
  if (access === 'customer' && actor.kind === 'anonymous') return fail('unauthorized');
  if (access !== 'backoffice' || actor.kind === 'backoffice') return null;
  return fail(actor.kind === 'anonymous' ? 'unauthorized' : 'forbidden');
}
