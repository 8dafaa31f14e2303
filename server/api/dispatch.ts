import { contract, type EndpointName } from '#schemas/api/contract.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Actor, CallContext, Handlers } from './handler.ts';
import type { InputCheck } from './input-check.ts';

/** Runs one call of the contract: who may, what may be sent, then the handler. */
export type Dispatch = (
  name: EndpointName,
  input: unknown,
  context: CallContext,
) => Promise<Result<unknown>>;

export function createDispatch(handlers: Partial<Handlers>, checkInput: InputCheck): Dispatch {
  return async (name, input, context) => {
    const refused = checkAccess(name, context.actor);
    if (refused) return refused;
    const checked = checkInput(name, input);
    if (!checked.ok) return checked;
    const handler = handlers[name] as
      | ((input: unknown, context: CallContext) => Promise<Result<unknown>>)
      | undefined;
    return handler ? handler(checked.value, context) : fail('notFound');
  };
}

function checkAccess(name: EndpointName, actor: Actor): Result<never> | null {
  const { access } = contract[name];
  if (access === 'customer' && actor.kind === 'anonymous') return fail('unauthorized');
  if (access !== 'backoffice' || actor.kind === 'backoffice') return null;
  return fail(actor.kind === 'anonymous' ? 'unauthorized' : 'forbidden');
}
