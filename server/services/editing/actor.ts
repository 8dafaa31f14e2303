import { invariant } from '#schemas/result.ts';
import type { Actor } from '../../api/handler.ts';

export type BackofficeActor = Extract<Actor, { kind: 'backoffice' }>;

/** Narrows the actor to the back office, which the contract's `access` has already checked. */
export function backofficeActor(actor: Actor): BackofficeActor {
  invariant(actor.kind === 'backoffice', 'an editing call reached its handler without access');
  return actor;
}
