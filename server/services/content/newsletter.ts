import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { readEmail } from '../account/email.ts';
import { checkCaptcha } from '../captcha.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { logConsents } from './consent-log.ts';
import { requestSubscription } from './newsletter-subscription.ts';

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
      const userId = actor.kind === 'customer' ? actor.userId : null;
      return inTransaction(db, async (step) => {
        const isRequested = await requestSubscription(step, { email, language }, now);
        if (!isRequested) return fail('alreadySubscribed', { field: 'email' });
        const isLogged = await logConsents(step, { consents, formType, email, language, userId });
        return isLogged
          ? ok({ confirmationRequired: true })
          : fail('badRequest', { field: 'consents' });
      });
    },
  } satisfies Partial<Handlers>;
}
