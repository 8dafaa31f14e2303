import type { Kysely } from 'kysely';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { readEmail } from '../account/email.ts';
import { notifyOwner } from '../account/notify-owner.ts';
import { checkCaptcha } from '../captcha.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { logConsents } from './consent-log.ts';
import { customerId } from './form-entries.ts';
import { requestSubscription } from './request-subscription.ts';

const formType = 'newsletter';

export function createNewsletterHandlers(deps: ServiceDependencies) {
  const { db } = deps;
  return {
    async 'newsletter.subscribe'(input, context) {
      const { email: typed, consents = [] } = input;
      const { actor, language, now } = context;
      const email = readEmail(typed);
      if (!email) return fail('email', { field: 'email' });
      const required = await db
        .selectFrom('consent_assignments')
        .select('consent_id')
        .where('form_type', '=', formType)
        .where('required', '=', true)
        .execute();
      if (required.some(({ consent_id: id }) => !consents.includes(id)))
        return fail('consentRequired');
      const person = await checkCaptcha(deps, input, formType, context);
      if (!person.ok) return person;
      const userId = customerId(actor);
      return inTransaction(db, async (step) => {
        if (!(await requestSubscription(step, { email, language }, now))) {
          // Only the logged-in owner of the address may learn that it is subscribed.
          if (await isOwn(step, userId, email))
            return fail('alreadySubscribed', { field: 'email' });
          await notifyOwner(step, 'alreadySubscribed', { email, language }, now);
          return ok({ confirmationRequired: true });
        }
        const isLogged = await logConsents(step, { consents, formType, email, language, userId });
        return isLogged
          ? ok({ confirmationRequired: true })
          : fail('badRequest', { field: 'consents' });
      });
    },
  } satisfies Partial<Handlers>;
}

async function isOwn(db: Kysely<Database>, userId: number | null, email: string): Promise<boolean> {
  if (userId === null) return false;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return user !== undefined;
}
