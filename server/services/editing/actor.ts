import { invariant } from '#schemas/result.ts';
import type { Actor } from '../../api/handler.ts';

export type BackofficeActor = Extract<Actor, { kind: 'backoffice' }>;

/** Calls of editors are open to the back office only: the contract's `access` has seen to it. */
export function backofficeActor(actor: Actor): BackofficeActor {
  invariant(actor.kind === 'backoffice', 'an editing call reached its handler without access');
  return actor;
}
