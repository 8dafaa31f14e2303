import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../../api/handler.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { findProvider } from './flow.ts';
import { linkKey } from './link-key.ts';

/** Lists the providers of the shop, with those that the account is linked to. */
export const listSocial =
  ({ db, social = [] }: ServiceDependencies): Handler<'auth.socialList'> =>
  async (_input, { actor }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const [user, linked, key] = await Promise.all([
      db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', actor.userId)
        .executeTakeFirst(),
      db
        .selectFrom('social_logins')
        .select(['issuer', 'email'])
        .where('user_id', '=', actor.userId)
        .execute(),
      linkKey(db, actor.sessionId),
    ]);
    const providers = social.map(({ key: provider, label, issuer }) => {
      const known = linked.find((each) => each.issuer === issuer);
      return { provider, label, isLinked: known !== undefined, email: known?.email ?? null };
    });
    return ok({ providers, linkKey: key, hasPassword: (user?.password_hash ?? null) !== null });
  };

/** An account without a password keeps its last provider. */
export const unlinkSocial =
  (deps: ServiceDependencies): Handler<'auth.socialUnlink'> =>
  async ({ provider: key }, { actor }) => {
    if (actor.kind === 'anonymous') return fail('unauthorized');
    const provider = findProvider(deps, key);
    if (!provider) return fail('notFound');
    return inTransaction(deps.db, async (step) => {
      const user = await step
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', actor.userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const linked = await step
        .selectFrom('social_logins')
        .select('issuer')
        .where('user_id', '=', actor.userId)
        .execute();
      const isOther = linked.some(({ issuer }) => issuer !== provider.issuer);
      if (user.password_hash === null && !isOther) return fail('lastLogin');
      await step
        .deleteFrom('social_logins')
        .where('user_id', '=', actor.userId)
        .where('issuer', '=', provider.issuer)
        .execute();
      return ok({ done: true as const });
    });
  };
