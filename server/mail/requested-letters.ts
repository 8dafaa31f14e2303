import { openRequestedLink, type RequestedLink } from '../services/account/requested-links.ts';
import { linkComposers } from './link-letters.ts';
import type { Compose } from './mail.ts';

/** Links requested for an email address. The account is looked up only here, when the mail is composed. */
export const requestedComposers: Readonly<Record<`asked.${RequestedLink}`, Compose>> = {
  'asked.setPassword': composer('setPassword'),
  'asked.logIn': composer('logIn'),
  'asked.verifyEmail': composer('verifyEmail'),
};

function composer(kind: RequestedLink): Compose {
  return async (context, payload) => {
    const email = await openRequestedLink(context.db, kind, payload, new Date());
    return email === null ? null : linkComposers[`mail.${kind}`](context, { ...payload, email });
  };
}
