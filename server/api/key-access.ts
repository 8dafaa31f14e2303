import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Actor, ActorKey, CallContext } from './handler.ts';
import { editingScopes } from './staff-access.ts';

/**
 * Rights of which a key needs one, by the first part of a call's name; an empty list where the handlers decide
 * themselves. Calls about a person, such as their own settings, are missing: a key has no user.
 */
export const keyRights: Readonly<Record<string, readonly string[]>> = {
  collection: [],
  stock: ['catalogue'],
  variants: ['catalogue'],
  product: ['catalogue'],
  import: ['catalogue'],
  categoryTree: ['catalogue'],
  promotion: ['orders'],
  priceList: ['orders'],
  dashboard: ['orders'],
  customerFile: ['orders'],
  order: ['orders'],
  orderFile: ['orders'],
  ...editingScopes,
  cache: ['settings'],
};

/** Returns why a key may not make a call; null for people, and for a key that may. */
export function checkKey(name: EndpointName, actor: Actor): Result<never> | null {
  const key = keyOf(actor);
  const { access } = endpoint(name);
  if (!key || access === 'public' || access === 'guest') return null;
  const needed = access === 'backoffice' ? keyRights[name.split('.')[0] ?? ''] : undefined;
  const mayCall =
    needed !== undefined && (needed.length === 0 || needed.some((each) => has(actor, each)));
  return mayCall ? null : fail('forbidden');
}

const has = (actor: Actor, scope: string): boolean =>
  actor.kind === 'backoffice' && actor.scope.includes(scope);

/** The key that makes a call; null for people. */
export const keyOf = (actor: Actor): ActorKey | null =>
  actor.kind === 'backoffice' ? (actor.key ?? null) : null;

/** Public calls treat a key like any other caller. */
export function asSeenBy(name: EndpointName, context: CallContext): CallContext {
  const isOpen = endpoint(name).access !== 'backoffice';
  return isOpen && keyOf(context.actor) ? { ...context, actor: { kind: 'anonymous' } } : context;
}
