import { type AskedLink, openAskedLink } from '../services/account/asked-links.ts';
import { linkComposers } from './link-letters.ts';
import type { Compose } from './mail.ts';

/** Links requested for an email address. The account is looked up only here, when the mail is composed. */
export const askedComposers: Readonly<Record<`asked.${AskedLink}`, Compose>> = {
  'asked.setPassword': composer('setPassword'),
  'asked.verifyEmail': composer('verifyEmail'),
};

function composer(kind: AskedLink): Compose {
  return async (context, payload) => {
    const email = await openAskedLink(context.db, kind, payload, new Date());
    return email === null ? null : linkComposers[`mail.${kind}`](context, { ...payload, email });
  };
}
