import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../../api/handler.ts';
import type { SocialPerson } from '../../../social/provider.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { deviceName } from '../device-name.ts';
import { startSession } from '../sessions.ts';
import { accountOfPerson, linkPerson } from './account-of-person.ts';
import { createSecrets, findProvider, returnUrl, saveFlow, takeFlow } from './flow.ts';
import { isLinkKey } from './link-key.ts';

export const socialProviders =
  ({ social = [] }: ServiceDependencies): Handler<'auth.socialProviders'> =>
  async () =>
    ok(social.map(({ key, label }) => ({ key, label })));

/** Starts a login, or, with the key of the profile, links a provider to the caller's account. */
export const socialRedirectLogin =
  (deps: ServiceDependencies): Handler<'auth.socialRedirectLogin'> =>
  async ({ provider: key, redirect = null, link }, { actor, now }) => {
    const provider = findProvider(deps, key);
    if (!provider) return fail('notFound');
    const isLink = link !== undefined;
    if (isLink && !(await isLinkKey(deps.db, actor, link))) return fail('unauthorized');
    const userId = isLink && actor.kind === 'customer' ? actor.userId : null;
    const secrets = createSecrets();
    const started = await provider.start(secrets, returnUrl(deps).href);
    if (!started.ok) return started;
    await saveFlow(deps.db, { provider: provider.key, redirect, userId }, secrets, now);
    return ok({ url: started.value, state: secrets.state });
  };

export const socialOauth =
  (deps: ServiceDependencies): Handler<'auth.socialOauth'> =>
  async (input, context) => {
    const finished = await finish(deps, input, null, context);
    if (!finished.ok) return finished;
    const { person, name, redirect } = finished.value;
    const account = await inTransaction(deps.db, (step) =>
      accountOfPerson(step, person, name, context),
    );
    if (!account.ok) return account;
    const tokens = await startSession(
      deps.db,
      account.value.id,
      'web',
      context.now,
      deviceName(context.headers['user-agent']),
    );
    return ok({ tokens, isNew: account.value.isNew, redirect });
  };

export const linkSocial =
  (deps: ServiceDependencies): Handler<'auth.socialLink'> =>
  async (input, context) => {
    const { actor } = context;
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const finished = await finish(deps, input, actor.userId, context);
    if (!finished.ok) return finished;
    const { person, name } = finished.value;
    const linked = await inTransaction(deps.db, (step) =>
      linkPerson(step, actor.userId, person, name),
    );
    return linked.ok ? ok({ done: true }) : linked;
  };

interface Returned {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

interface Finished {
  readonly person: SocialPerson;
  /** Label of the provider. */
  readonly name: string;
  readonly redirect: string | null;
}

/** Exchanges the code. The flow ends before the provider replies, so a code is tried once. */
async function finish(
  deps: ServiceDependencies,
  { provider: key, code, state, iss }: Returned,
  userId: number | null,
  { now }: CallContext,
): Promise<Result<Finished>> {
  const provider = findProvider(deps, key);
  if (!provider) return fail('INVALID_LOGIN');
  const flow = await takeFlow(deps.db, { provider: key, state }, userId, now);
  if (!flow) return fail('socialExpired');
  const returned = returnUrl(deps);
  const parts = { code, state, ...(iss !== undefined && { iss }) };
  for (const [name, value] of Object.entries(parts)) returned.searchParams.set(name, value);
  const person = await provider.finish(flow.secrets, returned);
  if (!person.ok) return person;
  return ok({ person: person.value, name: provider.label, redirect: flow.redirect });
}
